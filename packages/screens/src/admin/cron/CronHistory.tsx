import type { CronRun } from '@aval/contract';
import { Button, Card, CardHeader, DataTable, EmptyState, ErrorPanel, Select } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useId } from 'react';

import { tableStatus } from '../../lists/tableStatus.ts';
import type { Loadable } from '../../loading/Loadable.ts';
import { useRunColumns } from './useRunColumns.tsx';

const results = ['running', 'success', 'failure', 'cancelled'] as const satisfies readonly CronRun['result'][];

export interface CronHistoryState {
  /** Limits the history to runs with this result; null for all. */
  result: CronRun['result'] | null;
  page: number;
}

export interface CronHistoryProps {
  state: CronHistoryState;
  onChange: (state: CronHistoryState) => void;
  /** One page of the runs of the state, newest first. */
  runs: Loadable<{ runs: readonly CronRun[]; pages: number }>;
}

/** The history of scheduled runs, newest first. */
export function CronHistory({ state: { result, page }, onChange, runs }: CronHistoryProps) {
  const { t } = useLingui();
  const titleId = useId();
  const columns = useRunColumns();
  const { data, failure, isFetching, retry } = runs;

  const choose = (value: string) => onChange({ result: results.find((known) => known === value) ?? null, page: 1 });

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
        status={tableStatus(runs)}
        {...(data &&
          data.pages > 1 && {
            pages: { page, pageCount: data.pages, onPageChange: (next) => onChange({ result, page: next }) },
          })}
        error={
          <ErrorPanel
            title={failure?.message || t`Error loading the history`}
            onRetry={retry}
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
