import type { CronRun } from '@aval/contract';
import { Button, Card, CardHeader, DataTable, EmptyState, ErrorPanel, Select } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useId, useState } from 'react';

import { cronRuns } from '../../../api/administration.ts';
import { messageOf } from '../../../api/ApiError.ts';
import { tableStatus } from '../../../api/tableStatus.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { useRunColumns } from './useRunColumns.tsx';

const results = ['running', 'success', 'failure', 'cancelled'] as const satisfies readonly CronRun['result'][];

/** The history of scheduled runs, newest first. */
export function CronHistory() {
  const { t } = useLingui();
  const titleId = useId();
  const columns = useRunColumns();
  const [result, setResult] = useState<CronRun['result'] | null>(null);
  const [page, setPage] = useState(1);
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(
    cronRuns(result === null ? { page } : { page, result }),
  );

  function choose(value: string) {
    setResult(results.find((known) => known === value) ?? null);
    setPage(1);
  }

  return (
    <Card padding="none" aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`History`}
        tools={
          <Select
            keyWord={t`Result`}
            isActive={result !== null}
            value={result ?? ''}
            onValueChange={choose}
            options={[
              { value: '', label: t`All` },
              { value: 'running', label: t`Running` },
              { value: 'success', label: t`Success` },
              { value: 'failure', label: t`Failure` },
              { value: 'cancelled', label: t`Cancelled` },
            ]}
          />
        }
      />
      <DataTable
        label={t`History`}
        columns={columns}
        rows={data?.runs ?? []}
        rowKey={({ id }) => String(id)}
        skeletonRows={3}
        status={tableStatus({ data, isError, isPlaceholderData })}
        {...(data && data.pages > 1 && { pages: { page, pageCount: data.pages, onPageChange: setPage } })}
        error={
          <ErrorPanel
            title={messageOf(error, t`Error loading the history`)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        }
        empty={
          result === null ? (
            <EmptyState
              icon={History}
              title={t`Nothing has run yet`}
              description={t`The schedule has not started anything.`}
            />
          ) : (
            <EmptyState
              icon={History}
              title={t`No execution matches`}
              description={t`Nothing matches this filter.`}
              action={<Button onClick={() => choose('')}>{t`Show all executions`}</Button>}
            />
          )
        }
      />
    </Card>
  );
}
