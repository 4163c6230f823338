import { type CronHistoryState, CronScreen } from '@aval/screens';
import { useState } from 'react';

import { cronLog, cronRuns } from '../../api/administration.ts';
import { detailsOf } from '../../api/ApiError.ts';
import { loadable } from '../../api/loadable.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useCron } from './cron/useCron.ts';
import { useLogFeed } from './log/useLogFeed.ts';

/** The scheduled work, with its history and log. */
export function AdminCron() {
  const { status, switching } = useCron();
  const [history, setHistory] = useState<CronHistoryState>({ result: null, page: 1 });
  const { result, page } = history;
  const runs = useQuery(cronRuns(result === null ? { page } : { page, result }));
  return (
    <CronScreen
      status={loadable(status, detailsOf)}
      isSwitching={switching.isPending ? (switching.variables ? 'on' : 'off') : null}
      onSwitch={switching.mutate}
      history={history}
      onHistoryChange={setHistory}
      runs={loadable(runs)}
      feed={useLogFeed({ stream: 'streamCronLogs', log: useQuery(cronLog()) })}
    />
  );
}
