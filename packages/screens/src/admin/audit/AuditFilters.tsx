import { Button, Drawer, SearchInput } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { FilterX, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { longestSearch } from '../../browse/browseState.ts';
import * as styles from './audit.css.ts';
import { AuditFields, type AuditFieldsProps } from './AuditFields.tsx';
import { activeFilters } from './auditState.ts';

interface AuditFiltersProps extends AuditFieldsProps {
  onClear: () => void;
}

/** Search and filters of the audit log. On narrow screens the filters are in a sheet. */
export function AuditFilters({ state, onChange, onClear }: AuditFiltersProps) {
  const { t } = useLingui();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const active = activeFilters(state);
  const fields = <AuditFields state={state} onChange={onChange} />;
  const clear = active > 0 && (
    <Button icon={FilterX} variant="ghost" onClick={onClear}>
      {t`Clear filters`}
    </Button>
  );
  return (
    <div className={styles.filters} role="search">
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchInput
            value={state.q}
            onSearch={(q) => onChange({ q })}
            maxLength={longestSearch}
            placeholder={t`Search names and details`}
            aria-label={t`Search names and details`}
          />
        </div>
        <Button
          icon={SlidersHorizontal}
          className={styles.sheetButton}
          aria-haspopup="dialog"
          aria-label={active > 0 ? t`Filters, ${active} active` : undefined}
          onClick={() => setIsSheetOpen(true)}
        >
          {active > 0 ? t`Filters (${active})` : t`Filters`}
        </Button>
        <div className={styles.clear}>{clear}</div>
      </div>
      <div className={styles.fields}>{fields}</div>
      <Drawer
        side="bottom"
        title={t`Filters`}
        isOpen={isSheetOpen}
        onOpenChange={setIsSheetOpen}
        footer={
          <>
            {clear}
            <Button variant="primary" onClick={() => setIsSheetOpen(false)}>
              {t`Show entries`}
            </Button>
          </>
        }
      >
        <div className={styles.sheet}>{fields}</div>
      </Drawer>
    </div>
  );
}
