import type { MasterDataLists } from '@aval/contract';
import { IconButton, SearchInput, Select } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';

import * as styles from './browse.css.ts';
import { type BrowseSort, type BrowseState, longestSearch } from './browseAddress.ts';

interface BrowseToolbarProps {
  state: BrowseState;
  industries: MasterDataLists['industries'];
  stages: MasterDataLists['stages'];
  /** Changes part of the address and returns to the first page. */
  onChange: (part: Partial<BrowseState>) => void;
}

/** Search, filters and order of the list. */
export function BrowseToolbar({ state, industries, stages, onChange }: BrowseToolbarProps) {
  const { t } = useLingui();
  const options = (rows: readonly { id: number; name: string }[]) => [
    { value: '', label: t`All` },
    ...rows.map((row) => ({ value: String(row.id), label: row.name })),
  ];
  const sorts: { value: BrowseSort; label: string }[] = [
    { value: 'name', label: t`Name` },
    { value: 'foundation_year', label: t`Foundation Year` },
    { value: 'updated_at', label: t`Last Update` },
  ];
  const isAscending = state.order === 'asc';
  return (
    <div className={styles.toolbar} role="search">
      <div className={styles.search}>
        <SearchInput
          value={state.q}
          onSearch={(q) => onChange({ q })}
          maxLength={longestSearch}
          placeholder={t`Search name or description`}
          aria-label={t`Search name or description`}
        />
      </div>
      <Select
        keyWord={t`Industry`}
        options={options(industries)}
        value={state.industry === null ? '' : String(state.industry)}
        isActive={state.industry !== null}
        onValueChange={(id) => onChange({ industry: id === '' ? null : Number(id) })}
      />
      <Select
        keyWord={t`Stage`}
        options={options(stages)}
        value={state.stage === null ? '' : String(state.stage)}
        isActive={state.stage !== null}
        onValueChange={(id) => onChange({ stage: id === '' ? null : Number(id) })}
      />
      <div className={styles.order}>
        <Select
          keyWord={t`Sort`}
          options={sorts}
          value={state.sort}
          onValueChange={(value) => onChange({ sort: sorts.find((sort) => sort.value === value)?.value ?? 'name' })}
        />
        <IconButton
          icon={isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow}
          label={isAscending ? t`Ascending; change to descending` : t`Descending; change to ascending`}
          variant="secondary"
          onClick={() => onChange({ order: isAscending ? 'desc' : 'asc' })}
        />
      </div>
    </div>
  );
}
