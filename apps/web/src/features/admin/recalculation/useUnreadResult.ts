import type { RecalculationStatus } from '@aval/contract';
import { useEffect, useState } from 'react';

import { followRun, isFollowed } from './followedRun.ts';

/** Whether the user has still to read the result of a run that this tab watched, even if the page was left since. */
export function useUnreadResult(run: RecalculationStatus | undefined) {
  const [read, setRead] = useState<number | null>(null);
  const runId = run?.runId ?? null;
  const isRunning = run?.running === true;

  useEffect(() => {
    if (isRunning) followRun(runId);
  }, [isRunning, runId]);

  return {
    isResultUnread: !isRunning && runId !== null && read !== runId && isFollowed(runId),
    markRead: () => {
      followRun(null);
      setRead(runId);
    },
  };
}
