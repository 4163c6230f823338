import type { CronStatus } from '@aval/contract';
import { ErrorPanel, Loading, PageHeader, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { page } from '../../layout/page.css.ts';
import { isPending, type Loadable } from '../../loading/Loadable.ts';
import { type LogFeed, ProcessLogPanel } from '../log/ProcessLogPanel.tsx';
import * as styles from './cron.css.ts';
import { CronCard } from './CronCard.tsx';
import { CronHistory, type CronHistoryProps, type CronHistoryState } from './CronHistory.tsx';

const beat = 30;

export interface CronScreenProps {
  status: Loadable<CronStatus>;
  /** The change in progress. */
  isSwitching: 'on' | 'off' | null;
  onSwitch: (isOn: boolean) => void;
  history: CronHistoryState;
  onHistoryChange: CronHistoryProps['onChange'];
  runs: CronHistoryProps['runs'];
  feed: LogFeed;
}

/** The scheduled work, with its history and log. */
export function CronScreen({ status, isSwitching, onSwitch, history, onHistoryChange, runs, feed }: CronScreenProps) {
  const { t } = useLingui();
  // Render the rest only after the status and the first runs have loaded, to avoid a layout shift.
  const hasStatus = !isPending(status);
  const [hasRuns, setHasRuns] = useState(false);
  if (!hasRuns && !isPending(runs)) setHasRuns(true);

  return (
    <div className={page}>
      <PageHeader title={t`Cron`} description={t`Scheduled tasks and their results.`} />
      {!hasStatus && (
        <Loading className={styles.skeletons}>
          <Skeleton height="12rem" />
        </Loading>
      )}
      {status.failure && !status.data && (
        <ErrorPanel
          title={status.failure.message || t`Failed to fetch cron status`}
          onRetry={status.retry}
          isRetrying={status.isFetching}
        />
      )}
      {status.data && <CronCard cron={status.data} isSwitching={isSwitching} onSwitch={onSwitch} />}
      {hasStatus && <CronHistory state={history} onChange={onHistoryChange} runs={runs} />}
      {hasStatus && hasRuns && <ProcessLogPanel feed={feed} interval={beat} fileName="cron" />}
    </div>
  );
}
