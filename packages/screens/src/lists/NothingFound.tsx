import { Button, EmptyState } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';

import { truncate } from '../text/truncate.ts';
import { isSearchable } from './isSearchable.ts';

const shownSearch = 60;

interface NothingFoundProps {
  search: string;
  /** Labels of the active filters. */
  filters?: readonly string[] | undefined;
  /** The minimum score, if one is selected. */
  lowestScore?: number | null | undefined;
  /** Clears search and filters; omitted when there are no filters. */
  onClear?: (() => void) | undefined;
}

/** The empty state of a startup list: what was searched for, and a way to clear it. */
export function NothingFound({ search, filters = [], lowestScore = null, onClear }: NothingFoundProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={SearchX}
      {...useNothing(search.trim(), filters.join(' · '), lowestScore)}
      action={onClear && <Button onClick={onClear}>{t`Clear search and filters`}</Button>}
    />
  );
}

function useNothing(search: string, place: string, lowestScore: number | null): { title: string; description: string } {
  const { t } = useLingui();
  const words = truncate(search, shownSearch);
  if (!isSearchable(search)) {
    return {
      title: t`No startup matches`,
      description: t`There is no letter or digit to search for in “${words}”.`,
    };
  }
  const shown = lowestScore === null ? [] : [t`Only scores of ${lowestScore} or more are shown.`];
  if (words === null) {
    const title = place === '' ? t`No startups score ${lowestScore ?? 0} or more` : t`No startups in ${place}`;
    return { title, description: [...(place === '' ? [] : shown), t`Try fewer filters.`].join(' ') };
  }
  if (place === '') {
    const advice = lowestScore === null ? t`Try another word.` : t`Try another word or fewer filters.`;
    return { title: t`No startups match “${words}”`, description: [...shown, advice].join(' ') };
  }
  return {
    title: t`No startups match “${words}” in ${place}`,
    description: [...shown, t`Try another word or fewer filters.`].join(' '),
  };
}
