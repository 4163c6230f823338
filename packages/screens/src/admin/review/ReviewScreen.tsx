import type { Publication } from '@aval/contract';
import { DataTable, EmptyState, ErrorPanel, PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ClipboardCheck } from 'lucide-react';

import { page } from '../../layout/page.css.ts';
import { tableStatus } from '../../lists/tableStatus.ts';
import type { Loadable } from '../../loading/Loadable.ts';
import type { Decide } from './Decision.tsx';
import { useReviewColumns } from './useReviewColumns.tsx';

export interface ReviewScreenProps {
  /** The startups that wait to become public, longest waiting first. */
  publications: Loadable<readonly Publication[]>;
  startupHref: (id: number) => string;
  /** Stores a decision; its row is removed by the next `publications`. */
  onDecide: Decide;
}

/** Startups of new accounts that become public once an administrator agrees. */
export function ReviewScreen({ publications, startupHref, onDecide }: ReviewScreenProps) {
  const { t } = useLingui();
  const columns = useReviewColumns(startupHref, onDecide);
  const { data, failure, isFetching, retry } = publications;
  return (
    <div className={page}>
      <PageHeader
        title={t`Awaiting review`}
        description={t`Startups of new accounts, which become public once you agree. Until then only their owners see them.`}
      />
      <DataTable
        label={t`Awaiting review`}
        columns={columns}
        rows={data ?? []}
        rowKey={({ id }) => String(id)}
        rowHeight="double"
        status={tableStatus(publications)}
        error={
          <ErrorPanel title={failure?.message || t`Error loading startups`} onRetry={retry} isRetrying={isFetching} />
        }
        empty={
          <EmptyState
            icon={ClipboardCheck}
            title={t`Nothing awaits review`}
            description={t`With AVAL_REVIEW_NEW=1, startups that new accounts make public are listed here first.`}
          />
        }
      />
    </div>
  );
}
