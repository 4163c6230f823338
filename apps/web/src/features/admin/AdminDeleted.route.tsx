import { DataTable, EmptyState, ErrorPanel, PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ArchiveRestore } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { deletedStartups } from '../../api/startups.ts';
import { tableStatus } from '../../api/tableStatus.ts';
import { useQuery } from '../../api/useQuery.ts';
import { page } from '../../components/page.css.ts';
import { useLastPage } from '../../lists/useLastPage.ts';
import { wholeNumber } from '../../wholeNumber.ts';
import { useDeletedColumns } from './deleted/useDeletedColumns.tsx';

/** Recently deleted startups that can still be restored. */
export function AdminDeleted() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const shownPage = wholeNumber(address.get('page')) ?? 1;
  const deleted = useQuery(deletedStartups(shownPage));
  const columns = useDeletedColumns();
  const show = (next: number, replace = false) => setAddress(next === 1 ? {} : { page: String(next) }, { replace });
  const isBeyondLast = useLastPage(deleted, shownPage, (last) => show(last, true));
  return (
    <div className={page}>
      <PageHeader
        title={t`Recently deleted`}
        description={t`Deleted in the last 30 days. Each can be restored with everything that belongs to it.`}
      />
      <DataTable
        label={t`Recently deleted`}
        columns={columns}
        rows={deleted.data?.startups ?? []}
        rowKey={({ id }) => String(id)}
        rowHeight="double"
        status={isBeyondLast ? 'loading' : tableStatus(deleted)}
        pages={{ page: shownPage, pageCount: Math.max(1, deleted.data?.pages ?? 1), onPageChange: show }}
        error={
          <ErrorPanel
            title={messageOf(deleted.error, t`Error loading startups`)}
            onRetry={() => void deleted.refetch()}
            isRetrying={deleted.isFetching}
          />
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
