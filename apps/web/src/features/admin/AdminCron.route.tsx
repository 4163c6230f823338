import { ErrorPanel, Loading, PageHeader, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { cronLog, cronRuns } from '../../api/administration.ts';
import { detailsOf } from '../../api/ApiError.ts';
import { useQuery } from '../../api/useQuery.ts';
import { page } from '../../components/page.css.ts';
import * as styles from './cron/cron.css.ts';
import { CronCard } from './cron/CronCard.tsx';
import { CronHistory } from './cron/CronHistory.tsx';
import { useCron } from './cron/useCron.ts';
import { ProcessLog } from './log/ProcessLog.tsx';

const beat = 30;
const firstRuns = { page: 1 };

/** The scheduled work, with its history and log. */
export function AdminCron() {
  const { t } = useLingui();
  const { status, switching } = useCron();
  const log = useQuery(cronLog());
  const runs = useQuery(cronRuns(firstRuns));
  // Render the rest only after the status has loaded, to avoid a layout shift.
  const hasStatus = !status.isPending;
  return (
    <div className={page}>
      <PageHeader title={t`Cron`} description={t`Scheduled tasks and their results.`} />
      {status.isPending && (
        <Loading className={styles.skeletons}>
          <Skeleton height="12rem" />
        </Loading>
      )}
      {status.isError && !status.data && (
        <ErrorPanel
          title={detailsOf(status.error, t`Failed to fetch cron status`)}
          onRetry={() => void status.refetch()}
          isRetrying={status.isFetching}
        />
      )}
      {status.data && (
        <CronCard
          cron={status.data}
          isSwitching={switching.isPending ? (switching.variables ? 'on' : 'off') : null}
          onSwitch={switching.mutate}
        />
      )}
      {hasStatus && <CronHistory />}
      {hasStatus && !runs.isPending && <ProcessLog stream="streamCronLogs" log={log} interval={beat} fileName="cron" />}
    </div>
  );
}
