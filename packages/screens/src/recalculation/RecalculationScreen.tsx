import type { RecalculationStatus } from '@aval/contract';
import { Button, Card, EmptyState, ErrorPanel, Loading, PageHeader, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Building2, CircleStop, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { page } from '../layout/page.css.ts';
import { isPending, type Loadable } from '../loading/Loadable.ts';
import { RunCard } from './RunCard.tsx';
import { RunEnd } from './RunEnd.tsx';
import { type FailurePaths, RunFailures } from './RunFailures.tsx';

type RecalculationKind = NonNullable<RecalculationStatus['kind']>;

export interface RecalculationScreenProps {
  /** The latest run. */
  status: Loadable<RecalculationStatus>;
  /** What is being started; null when nothing is. */
  startingKind: RecalculationKind | null;
  /** What could not be started, with the server's message, which may be empty. */
  refusal: { kind: RecalculationKind; message: string } | null;
  /** The run was asked to stop. */
  isStopping: boolean;
  /** The user waited for the latest run, and has not dismissed its result. */
  isResultUnread: boolean;
  onStart: (kind: RecalculationKind) => void;
  onStop: () => void;
  onResultRead: () => void;
  /** The log of the latest run. */
  log: ReactNode;
  paths: FailurePaths;
}

/** Evaluates every startup again, or recalculates the industry figures. */
export function RecalculationScreen({
  status,
  startingKind,
  refusal,
  isStopping,
  isResultUnread,
  onStart,
  onStop,
  onResultRead,
  log,
  paths,
}: RecalculationScreenProps) {
  const { t } = useLingui();
  const { data: run, failure } = status;
  const isRunning = run?.running === true;

  const startButton = (kind: RecalculationKind) => ({
    disabled: isRunning || startingKind !== null,
    isLoading: startingKind === kind,
    onClick: () => onStart(kind),
  });

  return (
    <div className={page}>
      <PageHeader
        title={t`Recalculation`}
        description={t`Evaluates every startup or industry again with the stored inputs and adds a dated calculation to each.`}
        actions={
          <>
            {isRunning && (
              <Button icon={CircleStop} isLoading={isStopping} loadingLabel={t`Stopping...`} onClick={onStop}>
                {t`Stop the run`}
              </Button>
            )}
            <Button icon={Building2} {...startButton('industries')}>
              {t`Recalculate Industries`}
            </Button>
            <Button icon={RefreshCw} variant="primary" {...startButton('startups')}>
              {t`Recalculate Startups`}
            </Button>
          </>
        }
      />
      {refusal && (
        <ErrorPanel
          title={refusal.kind === 'startups' ? t`Error in startup recalculation` : t`Error in industry recalculation`}
          message={refusal.message || undefined}
          onRetry={isRunning ? undefined : () => onStart(refusal.kind)}
        />
      )}
      {run && !isRunning && run.code !== null && isResultUnread && <RunEnd code={run.code} onDismiss={onResultRead} />}
      {isPending(status) && (
        <Loading>
          <Skeleton height="8rem" />
        </Loading>
      )}
      {failure && !run && (
        <ErrorPanel
          title={failure.message || t`Error loading the recalculation`}
          onRetry={status.retry}
          isRetrying={status.isFetching}
        />
      )}
      {run?.runId === null && (
        <Card>
          <EmptyState
            icon={RefreshCw}
            title={t`Nothing has been recalculated yet`}
            description={t`Start with the startups; the industry figures are calculated from them.`}
          />
        </Card>
      )}
      {run && run.runId !== null && <RunCard run={run} />}
      {run && log}
      {run && run.failures.length > 0 && <RunFailures run={run} paths={paths} />}
    </div>
  );
}
