import { Button, EmptyState } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';

import { cutAt } from '../../text/cutAt.ts';
import { isSearchable } from './isSearchable.ts';

const shownSearch = 60;

interface NothingFoundProps {
  search: string;
  /** Names of what the list is narrowed to. */
  filters?: readonly string[] | undefined;
  /** Takes search and filters away; left out where there are no filters. */
  onClear?: (() => void) | undefined;
}

/** In place of a list of startups that a search left empty: what was looked for, and the way back to all of them. */
export function NothingFound({ search, filters = [], onClear }: NothingFoundProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={SearchX}
      {...useNothing(search.trim(), filters.join(' · '))}
      action={onClear && <Button onClick={onClear}>{t`Clear search and filters`}</Button>}
    />
  );
}

function useNothing(search: string, place: string): { title: string; description: string } {
  const { t } = useLingui();
  const words = cutAt(search, shownSearch);
  if (!isSearchable(search)) {
    return {
      title: t`No startup matches`,
      description: t`There is no letter or digit to search for in “${words}”.`,
    };
  }
  if (words === null) return { title: t`No startups in ${place}`, description: t`Look with fewer filters.` };
  if (place === '') return { title: t`No startups match “${words}”`, description: t`Try another word.` };
  return {
    title: t`No startups match “${words}” in ${place}`,
    description: t`Try another word, or look with fewer filters.`,
  };
}
