import type { CronRun } from '@aval/contract';
import { type DataColumn, type ProcessStatus, StatusBadge } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { durationText } from '../../text/durationText.ts';
import { RelativeDate } from '../../text/RelativeDate.tsx';

const statuses: Record<CronRun['result'], ProcessStatus> = {
  running: 'running',
  success: 'completed',
  failure: 'failed',
  cancelled: 'stopped',
};

export function useRunColumns(): DataColumn<CronRun>[] {
  const { t } = useLingui();
  return [
    {
      id: 'started',
      header: t`Started`,
      width: '13rem',
      isRowHeader: true,
      cell: ({ startedAt }) => <RelativeDate date={startedAt} />,
    },
    {
      id: 'result',
      header: t`Result`,
      width: '10rem',
      cell: ({ result }) => (
        <StatusBadge status={statuses[result]} {...(result === 'cancelled' && { label: t`Cancelled` })} />
      ),
    },
    {
      id: 'duration',
      header: t`Duration`,
      width: '8rem',
      align: 'end',
      cell: ({ startedAt, finishedAt }) =>
        finishedAt === null ? '' : durationText(Date.parse(finishedAt) - Date.parse(startedAt)),
    },
    { id: 'summary', header: t`Summary`, lines: 2, cell: ({ summary }) => summary },
  ];
}
