import type { RecalculationStatus } from '@aval/contract';
import { formatDateTime, formatNumber } from '@aval/metrics';
import { Card, CardHeader, type ProcessStatus, ProgressBar, StatusBadge } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { useLocale } from '../../../language/useLocale.ts';
import { durationText } from '../durationText.ts';
import { useNow } from '../useNow.ts';
import * as styles from './recalculation.css.ts';
import { timeLeft } from './timeLeft.ts';

interface RunCardProps {
  run: RecalculationStatus;
}

function statusOf({ running, code }: RecalculationStatus): ProcessStatus {
  if (running) return 'running';
  if (code === 130) return 'stopped';
  return code === 0 ? 'completed' : 'failed';
}

/** How far the latest run is, or how it ended. */
export function RunCard({ run }: RunCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { kind, runId, failures } = run;
  const done = formatNumber(run.done);
  const total = formatNumber(run.total);
  const isOfStartups = kind !== 'industries';
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={
          <span className={styles.title}>
            <StatusBadge status={statusOf(run)} {...(run.code === 130 && { label: t`Cancelled` })} />
            {isOfStartups ? t`Startups, run ${runId}` : t`Industries, run ${runId}`}
          </span>
        }
        tools={<RunTimes run={run} />}
      />
      <ProgressBar
        size="large"
        label={isOfStartups ? t`${done} of ${total} startups` : t`${done} of ${total} industries`}
        value={run.done}
        max={Math.max(1, run.total)}
        parts={[
          { id: 'done', label: t`processed`, value: Math.max(0, run.done - failures.length), tone: 'success' },
          { id: 'failed', label: t`failed`, value: failures.length, tone: 'danger' },
        ]}
      />
    </Card>
  );
}

/** When a run began, how long it takes, and how long it may take still. */
function RunTimes({ run: { running, startedAt, finishedAt, done, total } }: RunCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow(running);
  if (startedAt === null) return null;
  const started = formatDateTime(startedAt, locale);
  const elapsedMs = (finishedAt === null ? now : Date.parse(finishedAt)) - Date.parse(startedAt);
  const elapsed = durationText(elapsedMs);
  const leftMs = running ? timeLeft(elapsedMs, done, total) : null;
  const left = leftMs === null ? null : durationText(leftMs);
  const parts = [
    t`Started ${started} UTC`,
    running ? t`${elapsed} elapsed` : t`took ${elapsed}`,
    ...(left === null ? [] : [t`about ${left} left`]),
  ];
  return <span className={styles.times}>{parts.join(' · ')}</span>;
}
