import type { RecalculationStatus } from '@aval/contract';
import { formatNumber } from '@aval/metrics';
import { Card, CardHeader, type DataColumn, DataTable, TextLink } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import * as styles from './recalculation.css.ts';

const failuresPerPage = 10;

export interface FailurePaths {
  startup: (id: number) => string;
  editStartup: (id: number) => string;
}

interface RunFailuresProps {
  run: RecalculationStatus;
  paths: FailurePaths;
}

type Failure = RecalculationStatus['failures'][number];

/** The failed items, with the reason and a link to fix each. */
export function RunFailures({ run: { kind, failed, failures }, paths }: RunFailuresProps) {
  const { t } = useLingui();
  const titleId = useId();
  const columns = useFailureColumns(paths);
  const count = Math.max(failed, failures.length);
  const listed = formatNumber(failures.length);
  const total = formatNumber(count);
  const title =
    kind === 'industries'
      ? t`${plural(count, { one: '# industry failed', other: `${total} industries failed` })}`
      : t`${plural(count, { one: '# startup failed', other: `${total} startups failed` })}`;
  return (
    <Card padding="none" aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={title}
        tools={
          <span className={styles.note}>
            {t`Their previous calculation still applies.`}
            {count > failures.length && <> {t`The first ${listed} are listed here; the log names every one.`}</>}
          </span>
        }
      />
      <DataTable
        label={title}
        columns={columns}
        rows={failures}
        rowKey={({ startupId, name }) => `${startupId} ${name}`}
        pageSize={failuresPerPage}
      />
    </Card>
  );
}

function useFailureColumns(paths: FailurePaths): DataColumn<Failure>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      width: '16rem',
      isRowHeader: true,
      cell: ({ startupId, name }) =>
        startupId === null ? name : <TextLink href={paths.startup(startupId)}>{name}</TextLink>,
    },
    { id: 'reason', header: t`Reason`, cell: ({ reason }) => reason },
    {
      id: 'edit',
      header: t`Actions`,
      width: '10rem',
      align: 'end',
      cell: ({ startupId, name }) =>
        startupId !== null && (
          <TextLink href={paths.editStartup(startupId)} aria-label={t`Edit startup ${name}`}>
            <Trans>Edit Startup</Trans>
          </TextLink>
        ),
    },
  ];
}
