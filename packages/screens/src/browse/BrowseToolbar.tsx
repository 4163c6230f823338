import { Button, IconButton, SearchInput, Select } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';

import { lazyPart } from '../loading/lazyPart.tsx';
import * as styles from './browse.css.ts';
import { longestSearch } from './browseState.ts';
import { type BrowseChoicesProps, useBrowseChoices } from './useBrowseChoices.ts';
import { useFilterSummary } from './useFilterSummary.ts';

const FiltersSheet = lazyPart(async () => (await import('./FiltersSheet.tsx')).FiltersSheet);

/**
 * Search, filters and sort order of the list. On narrow screens the filters are in a sheet; the sort direction stays.
 */
export function BrowseToolbar(props: BrowseChoicesProps) {
  const { t } = useLingui();
  const { state, onChange } = props;
  const choices = useBrowseChoices(props);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  // Keep a sheet mounted once it was open, so that its closing animation can run.
  const [wasSheetOpen, setWasSheetOpen] = useState(false);
  const isAscending = state.order === 'asc';
  const chosen = useFilterSummary(state, choices);
  const active = choices.filter(({ isActive }) => isActive).length;

  function handleSheetOpen() {
    setWasSheetOpen(true);
    setIsSheetOpen(true);
  }

  return (
    <>
      <p className={styles.printed}>{chosen}</p>
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
        {choices.map(({ id, label, ...choice }) => (
          <Select key={id} {...choice} keyWord={label} className={id === 'sort' ? styles.sort : styles.choice} />
        ))}
        <IconButton
          icon={isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow}
          label={isAscending ? t`Ascending; change to descending` : t`Descending; change to ascending`}
          variant="secondary"
          onClick={() => onChange({ order: isAscending ? 'desc' : 'asc' })}
        />
        <Button
          icon={SlidersHorizontal}
          className={styles.sheetButton}
          aria-haspopup="dialog"
          aria-label={active > 0 ? t`Filters, ${active} active` : undefined}
          onClick={handleSheetOpen}
        >
          {active > 0 ? t`Filters (${active})` : t`Filters`}
        </Button>
        {wasSheetOpen && (
          <Suspense>
            <FiltersSheet {...props} isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} />
          </Suspense>
        )}
      </div>
    </>
  );
}
