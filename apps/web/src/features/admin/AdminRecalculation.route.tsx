import { Button, Card, EmptyState, ErrorPanel, Loading, PageHeader, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Building2, CircleStop, RefreshCw } from 'lucide-react';

import type { RecalculationKind } from '../../api/administration.ts';
import { messageOf } from '../../api/ApiError.ts';
import { page } from '../../components/page.css.ts';
import * as styles from './recalculation/recalculation.css.ts';
import { RecalculationLog } from './recalculation/RecalculationLog.tsx';
import { RunCard } from './recalculation/RunCard.tsx';
import { RunEnd } from './recalculation/RunEnd.tsx';
import { RunFailures } from './recalculation/RunFailures.tsx';
import { useRecalculation } from './recalculation/useRecalculation.ts';

/** Evaluates every startup again, or recalculates the industry means. */
export function AdminRecalculation() {
  const { t } = useLingui();
  const { status, run, isRunning, starting, isStopping, stop } = useRecalculation();
  const { variables: kind, error: refusal, isPending: isStarting, mutate: start } = starting;

  const startButton = (of: RecalculationKind) => ({
    disabled: isRunning || isStarting,
    isLoading: isStarting && kind === of,
    onClick: () => start(of),
  });

  return (
    <div className={page}>
      <PageHeader
        title={t`Recalculation`}
        description={t`Evaluates every startup or industry again with the stored inputs and adds a dated calculation to each.`}
        actions={
          <>
            {isRunning && (
              <Button icon={CircleStop} isLoading={isStopping} loadingLabel={t`Stopping...`} onClick={stop}>
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
      {refusal && kind && (
        <ErrorPanel
          title={kind === 'startups' ? t`Error in startup recalculation` : t`Error in industry recalculation`}
          message={messageOf(refusal, '') || undefined}
          onRetry={isRunning ? undefined : () => start(kind)}
        />
      )}
      {run && <RunEnd run={run} />}
      {status.isPending && (
        <Loading className={styles.skeletons}>
          <Skeleton height="8rem" />
        </Loading>
      )}
      {status.isError && !run && (
        <ErrorPanel
          title={messageOf(status.error, t`Error loading the recalculation`)}
          onRetry={() => void status.refetch()}
          isRetrying={status.isFetching}
        />
      )}
      {run?.runId === null && (
        <Card>
          <EmptyState
            icon={RefreshCw}
            title={t`Nothing has been recalculated yet`}
            description={t`Start with the startups; the industry averages are calculated from them.`}
          />
        </Card>
      )}
      {run && run.runId !== null && <RunCard run={run} />}
      {run && <RecalculationLog key={run.runId} runId={run.runId} />}
      {run && run.failures.length > 0 && <RunFailures run={run} />}
    </div>
  );
}
