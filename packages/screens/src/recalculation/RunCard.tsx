import type { RecalculationStatus } from '@aval/contract';
import { formatNumber } from '@aval/metrics';
import { Card, CardHeader, type ProcessStatus, ProgressBar, StatusBadge } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { durationText } from '../text/durationText.ts';
import { useDates } from '../text/useDates.ts';
import { everySecond, useNow } from '../text/useNow.ts';
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

/** The progress of the latest run, or its result. */
export function RunCard({ run }: RunCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { kind, runId, failed, outcomes } = run;
  const notEvaluated = outcomes?.notEvaluated ?? 0;
  const done = formatNumber(run.done);
  const total = formatNumber(run.total);
  const isOfStartups = kind !== 'industries';
  const counted = isOfStartups ? t`${done} of ${total} startups` : t`${done} of ${total} industries`;
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
        // A run that has just started has not counted its items yet.
        label={run.running && run.total === 0 ? t`Starting...` : counted}
        value={run.done}
        max={Math.max(1, run.total)}
        parts={[
          {
            id: 'done',
            label: outcomes ? t`evaluated` : t`processed`,
            value: Math.max(0, run.done - notEvaluated - failed),
            tone: 'success',
          },
          ...(outcomes ? [{ id: 'none', label: t`not evaluated`, value: notEvaluated, tone: 'neutral' as const }] : []),
          { id: 'failed', label: t`failed`, value: failed, tone: 'danger' },
        ]}
      />
      <RunOutcomes run={run} />
    </Card>
  );
}

/** The number of scores that rose and fell, and of startups still to be evaluated. */
function RunOutcomes({ run: { running, done, total, outcomes } }: Pick<RunCardProps, 'run'>) {
  const { t } = useLingui();
  const left = running ? total - done : 0;
  if (!outcomes && left <= 0) return null;
  const [higher, lower, equal] = [outcomes?.higher, outcomes?.lower, outcomes?.equal].map((count) =>
    formatNumber(count),
  );
  const waiting = formatNumber(left);
  const parts = [
    ...(outcomes
      ? [
          t`${plural(outcomes.higher, { one: '# higher', other: `${higher} higher` })}`,
          t`${plural(outcomes.lower, { one: '# lower', other: `${lower} lower` })}`,
          t`${plural(outcomes.equal, { one: '# equal', other: `${equal} equal` })}`,
        ]
      : []),
    ...(left > 0 ? [t`${waiting} waiting`] : []),
  ];
  return <p className={styles.outcomes}>{parts.join(' · ')}</p>;
}

/** Who started a run and when, its duration, and the estimated time left. */
function RunTimes({ run }: RunCardProps) {
  const { running, startedAt, finishedAt, done, total, startedBy, scheduled } = run;
  const { t } = useLingui();
  const { timeAndZone } = useDates();
  const now = useNow(running ? everySecond : null);
  if (startedAt === null) return null;
  const started = timeAndZone(startedAt);
  const elapsedMs = (finishedAt === null ? now : Date.parse(finishedAt)) - Date.parse(startedAt);
  const elapsed = durationText(elapsedMs);
  const leftMs = running ? timeLeft(elapsedMs, done, total) : null;
  const left = leftMs === null ? null : durationText(leftMs);
  const name = startedBy && `${startedBy.first_name} ${startedBy.last_name}`.trim();
  const begun = name ? t`Started ${started} by ${name}` : t`Started ${started}`;
  const parts = [
    scheduled ? t`Started ${started} by the schedule` : begun,
    running ? t`${elapsed} elapsed` : t`took ${elapsed}`,
    ...(left === null ? [] : [t`about ${left} left`]),
  ];
  return <span className={styles.times}>{parts.join(' · ')}</span>;
}
