import type { ScrapeProgress, ScrapeRun } from '@aval/contract';
import { formatNumber } from '@aval/metrics';
import { Button, Card, CardBody, CardHeader, type ProcessStatus, ProgressBar, Select, StatusBadge } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleStop } from 'lucide-react';
import { useId } from 'react';

import { durationText } from '../text/durationText.ts';
import { useDates } from '../text/useDates.ts';
import { everySecond, useNow } from '../text/useNow.ts';
import { BatchTable } from './BatchTable.tsx';
import { isUnderWay } from './isUnderWay.ts';
import type { ScrapingPaths } from './ScrapedStartup.tsx';
import * as styles from './scraping.css.ts';

interface BatchRunProps {
  run: ScrapeRun;
  /** The batches to choose from. */
  runs: readonly ScrapeProgress[];
  isStopping: boolean;
  onStop: () => void;
  onRunChange: (runId: number) => void;
  paths: ScrapingPaths;
}

const statuses: Record<ScrapeProgress['status'], ProcessStatus> = {
  queued: 'pending',
  running: 'running',
  done: 'completed',
  failed: 'failed',
  cancelled: 'stopped',
};

/** The progress of a batch and the result of each line. */
export function BatchRun({ run, runs, isStopping, onStop, onRunChange, paths }: BatchRunProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { runId, file, status, done, failed, total, rejected } = run;
  const shownDone = formatNumber(done);
  const shownTotal = formatNumber(total);
  const shownRejected = formatNumber(rejected.length);
  return (
    <Card padding="none" aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={
          <span className={styles.title}>
            <StatusBadge status={statuses[status]} {...(status === 'cancelled' && { label: t`Cancelled` })} />
            {t`Batch ${runId}, ${file}`}
          </span>
        }
        description={<BatchTimes run={run} />}
        tools={
          <>
            {runs.length > 1 && (
              <Select
                keyWord={t`Batch`}
                value={String(runId)}
                options={withShown(runs, run).map((one) => ({
                  value: String(one.runId),
                  label: `${one.runId} · ${one.file}`,
                }))}
                onValueChange={(value) => onRunChange(Number(value))}
              />
            )}
            {isUnderWay(run) && (
              <Button icon={CircleStop} isLoading={isStopping} loadingLabel={t`Stopping...`} onClick={onStop}>
                {t`Stop the batch`}
              </Button>
            )}
          </>
        }
      />
      <CardBody>
        <ProgressBar
          size="large"
          label={t`${shownDone} of ${shownTotal} pages`}
          value={done}
          max={Math.max(1, total)}
          parts={[
            { id: 'done', label: t`stored`, value: done - failed, tone: 'success' },
            { id: 'failed', label: t`failed`, value: failed, tone: 'danger' },
          ]}
        />
        {rejected.length > 0 && (
          <p className={styles.notes}>
            {t`${plural(rejected.length, {
              one: '1 line holds no address that may be read; it is listed as refused.',
              other: `${shownRejected} lines hold no address that may be read; they are listed as refused.`,
            })}`}
          </p>
        )}
      </CardBody>
      <BatchTable run={run} paths={paths} />
    </Card>
  );
}

/** The selectable batches; an older batch is included while it is shown. */
function withShown(runs: readonly ScrapeProgress[], shown: ScrapeProgress): readonly ScrapeProgress[] {
  return runs.some(({ runId }) => runId === shown.runId) ? runs : [...runs, shown];
}

function BatchTimes({ run }: Pick<BatchRunProps, 'run'>) {
  const { t } = useLingui();
  const { timeAndZone } = useDates();
  const isRunning = isUnderWay(run);
  const now = useNow(isRunning ? everySecond : null);
  if (run.startedAt === null) return t`Queued`;
  const started = timeAndZone(run.startedAt);
  const end = run.finishedAt === null ? now : Date.parse(run.finishedAt);
  const elapsed = durationText(end - Date.parse(run.startedAt));
  return (
    <span className={styles.times}>
      {[t`Started ${started}`, isRunning ? t`${elapsed} elapsed` : t`took ${elapsed}`].join(' · ')}
    </span>
  );
}
