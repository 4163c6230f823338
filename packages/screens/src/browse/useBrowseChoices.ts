import { useLingui } from '@lingui/react/macro';

import { type BrowseSort, type BrowseState, firstOrder, lowestScores } from './browseState.ts';
import type { Classification } from './useNames.ts';

export interface BrowseChoicesProps {
  state: BrowseState;
  classification: Classification;
  /** Changes part of the state and returns to the first page. */
  onChange: (part: Partial<BrowseState>) => void;
}

export interface BrowseChoice {
  id: 'industry' | 'stage' | 'score' | 'sort';
  label: string;
  options: { value: string; label: string }[];
  value: string;
  /** Whether it filters the list. */
  isActive: boolean;
  onValueChange: (value: string) => void;
}

/** The filters and the sort order of the list, for both the toolbar and the sheet. */
export function useBrowseChoices({
  state,
  classification: { industries, stages },
  onChange,
}: BrowseChoicesProps): BrowseChoice[] {
  const { t } = useLingui();
  const sorts: { value: BrowseSort; label: string }[] = [
    { value: 'name', label: t`Name` },
    { value: 'foundation_year', label: t`Foundation Year` },
    { value: 'updated_at', label: t`Last Update` },
    { value: 'score', label: t`Investability` },
    { value: 'range_low', label: t`Low end of the range` },
    { value: 'evidenced', label: t`Evidenced share` },
  ];
  const filter = (
    id: 'industry' | 'stage',
    label: string,
    all: string,
    rows: readonly { id: number; name: string }[],
  ): BrowseChoice => ({
    id,
    label,
    options: [{ value: '', label: all }, ...rows.map((row) => ({ value: String(row.id), label: row.name }))],
    value: state[id] === null ? '' : String(state[id]),
    isActive: state[id] !== null,
    onValueChange: (value) => onChange({ [id]: value === '' ? null : Number(value) }),
  });
  return [
    filter('industry', t`Industry`, t`All`, industries.data ?? []),
    // In some languages 'All' needs a different gender for stages than for industries.
    filter('stage', t`Stage`, t({ context: 'stage', message: 'All' }), stages.data ?? []),
    {
      id: 'score',
      label: t`Investability`,
      options: [
        { value: '', label: t({ context: 'investability', message: 'All' }) },
        ...lowestScores.map((score) => ({ value: String(score), label: t`${score} or more` })),
      ],
      value: String(state.score ?? ''),
      isActive: state.score !== null,
      onValueChange: (value) => onChange({ score: lowestScores.find((score) => String(score) === value) ?? null }),
    },
    {
      id: 'sort',
      label: t`Sort`,
      options: sorts,
      value: state.sort,
      isActive: false,
      onValueChange: (value) => {
        const sort = sorts.find((known) => known.value === value)?.value ?? 'name';
        onChange({ sort, order: firstOrder[sort] });
      },
    },
  ];
}
