import type { AuditEvent } from '@aval/contract';
import { formatNumber } from '@aval/metrics';
import { Button, DataTable, EmptyState, ErrorPanel, PageHeader, useToast } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Download, ScrollText, SearchX } from 'lucide-react';
import { useState } from 'react';

import { page } from '../../layout/page.css.ts';
import { tableStatus } from '../../lists/tableStatus.ts';
import type { Loadable } from '../../loading/Loadable.ts';
import * as styles from './audit.css.ts';
import { AuditActionText, AuditActor, AuditDetails, type AuditPaths, AuditTarget, AuditTime } from './AuditCells.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { activeFilters, type AuditState } from './auditState.ts';
import { useAuditColumns } from './useAuditColumns.tsx';

export interface AuditScreenProps {
  state: AuditState;
  onChange: (part: Partial<AuditState>) => void;
  /** Clears search and filters. */
  onClear: () => void;
  /** The events that match, newest first: as many as were loaded so far. */
  events: Loadable<readonly AuditEvent[]>;
  /** Loads older events; omitted when all are loaded. */
  more?: { load: () => void; isPending: boolean } | undefined;
  /** Saves everything that matches as a CSV file; rejects when that fails. */
  onExport: () => Promise<void>;
  paths: AuditPaths;
}

/** The audit log: who changed what, when. */
export function AuditScreen({ state, onChange, onClear, events, more, onExport, paths }: AuditScreenProps) {
  const { t } = useLingui();
  const toast = useToast();
  const columns = useAuditColumns(paths);
  const [isExporting, setIsExporting] = useState(false);
  const { data, failure, isFetching, retry } = events;
  const isFiltered = activeFilters(state) > 0 || state.q.trim() !== '';
  const count = data?.length ?? 0;

  async function handleExport() {
    setIsExporting(true);
    try {
      await onExport();
      toast.success(t`CSV file exported successfully`);
    } catch {
      toast.error(t`Error generating CSV file`);
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <div className={page}>
      <PageHeader
        title={t`Audit log`}
        description={t`Who changed what, and when. Entries cannot be changed, and keep the names of the time.`}
        actions={
          <Button
            icon={Download}
            isLoading={isExporting}
            loadingLabel={t`Exporting...`}
            disabled={count === 0}
            onClick={() => void handleExport()}
          >
            {t`Export CSV`}
          </Button>
        }
      />
      <AuditFilters state={state} onChange={onChange} onClear={onClear} />
      <DataTable
        label={t`Audit log`}
        columns={columns}
        rows={data ?? []}
        rowKey={({ id }) => String(id)}
        blocksUnder={900}
        status={tableStatus(events)}
        className={styles.table}
        renderBlock={(event) => (
          <div className={styles.block}>
            <strong className={styles.action}>
              <AuditActionText event={event} />
            </strong>
            <AuditTime event={event} />
            <AuditActor event={event} paths={paths} />
            <AuditTarget event={event} paths={paths} />
            <AuditDetails event={event} />
          </div>
        )}
        error={
          <ErrorPanel
            title={failure?.message || t`Error loading the audit log`}
            onRetry={retry}
            isRetrying={isFetching}
          />
        }
        empty={
          isFiltered ? (
            <EmptyState
              icon={SearchX}
              title={t`No entry matches`}
              description={t`Nothing was recorded that matches the search and the filters.`}
              action={<Button onClick={onClear}>{t`Show all entries`}</Button>}
            />
          ) : (
            <EmptyState
              icon={ScrollText}
              title={t`Nothing has been recorded yet`}
              description={t`Changes and sign-ins appear here as they happen.`}
            />
          )
        }
      />
      {count > 0 && (
        <div className={styles.foot}>
          <p role="status" className={styles.count}>
            {more
              ? t`The newest ${plural(count, { one: '# entry', other: `${formatNumber(count)} entries` })}`
              : t`${plural(count, { one: '# entry', other: `${formatNumber(count)} entries` })}`}
          </p>
          {more && (
            <Button isLoading={more.isPending} loadingLabel={t`Loading...`} onClick={more.load}>
              {t`Show older entries`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
