import { DataTable, EmptyState, ErrorPanel, PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ArchiveRestore } from 'lucide-react';

import { page } from '../../layout/page.css.ts';
import { tableStatus } from '../../lists/tableStatus.ts';
import type { Loadable } from '../../loading/Loadable.ts';
import { type DeletedStartup, useDeletedColumns } from './useDeletedColumns.tsx';

export interface DeletedScreenProps {
  /** The page that is shown, from 1. */
  shownPage: number;
  onPageChange: (page: number) => void;
  /** The page does not exist, and is about to be replaced by the last one. */
  isBeyondLast: boolean;
  deleted: Loadable<{ startups: readonly DeletedStartup[]; pages: number }>;
  /** Restores a startup and resolves to whether it was restored; its row is removed by the next `deleted`. */
  onRestore: (startup: DeletedStartup) => Promise<boolean>;
}

/** Recently deleted startups that can still be restored. */
export function DeletedScreen({ shownPage, onPageChange, isBeyondLast, deleted, onRestore }: DeletedScreenProps) {
  const { t } = useLingui();
  const columns = useDeletedColumns(onRestore);
  const { data, failure, isFetching, retry } = deleted;
  return (
    <div className={page}>
      <PageHeader
        title={t`Recently deleted`}
        description={t`Deleted in the last 30 days. Each can be restored with everything that belongs to it.`}
      />
      <DataTable
        label={t`Recently deleted`}
        columns={columns}
        rows={data?.startups ?? []}
        rowKey={({ id }) => String(id)}
        rowHeight="double"
        status={isBeyondLast ? 'loading' : tableStatus(deleted)}
        pages={{ page: shownPage, pageCount: Math.max(1, data?.pages ?? 1), onPageChange }}
        error={
          <ErrorPanel title={failure?.message || t`Error loading startups`} onRetry={retry} isRetrying={isFetching} />
        }
        empty={
          <EmptyState
            icon={ArchiveRestore}
            title={t`Nothing was deleted`}
            description={t`Deleted startups are kept here for 30 days.`}
          />
        }
      />
    </div>
  );
}
