import { useLingui } from '@lingui/react/macro';

import type { BrowseState } from './browseState.ts';
import type { BrowseChoice } from './useBrowseChoices.ts';

/** Summarises the search, filters and sort order: 'Search: solar · Industry: Energy · Sort: Name, ascending'. */
export function useFilterSummary({ q, order }: BrowseState, choices: readonly BrowseChoice[]): string {
  const { t } = useLingui();
  const search = q.trim();
  const direction = order === 'asc' ? t`ascending` : t`descending`;
  const parts = choices.flatMap(({ id, label, options, value, isActive }) => {
    const word = options.find((option) => option.value === value)?.label ?? value;
    if (id === 'sort') return [`${label}: ${word}, ${direction}`];
    return isActive ? [`${label}: ${word}`] : [];
  });
  return [...(search === '' ? [] : [t`Search: ${search}`]), ...parts].join(' · ');
}
