import { Button, EmptyState } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';

import { isSearchable } from './isSearchable.ts';

interface NothingFoundProps {
  search: string;
  /** Takes search and filters away; left out where there are no filters. */
  onClear?: (() => void) | undefined;
}

/** In place of a list of startups that a search left empty: why, and the way back to all of them. */
export function NothingFound({ search, onClear }: NothingFoundProps) {
  const { t } = useLingui();
  const nothing = onClear ? t`Nothing fits this search and these filters.` : t`Nothing fits this search.`;
  return (
    <EmptyState
      icon={SearchX}
      title={t`No startup matches`}
      description={isSearchable(search) ? nothing : t`There is no letter or digit to search for in “${search}”.`}
      action={onClear && <Button onClick={onClear}>{t`Clear search and filters`}</Button>}
    />
  );
}
