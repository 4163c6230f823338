import { RecalculationScreen } from '@aval/screens';

import { loadable } from '../../api/loadable.ts';
import { paths } from '../../paths.ts';
import { RecalculationLog } from './recalculation/RecalculationLog.tsx';
import { useRecalculation } from './recalculation/useRecalculation.ts';
import { useUnreadResult } from './recalculation/useUnreadResult.ts';

/** Evaluates every startup again, or recalculates the industry figures. */
export function AdminRecalculation() {
  const { status, startingKind, refusal, start, isStopping, stop } = useRecalculation();
  const { data: run } = status;
  const { isResultUnread, markRead } = useUnreadResult(run);
  return (
    <RecalculationScreen
      status={loadable(status)}
      startingKind={startingKind}
      refusal={refusal}
      isStopping={isStopping}
      isResultUnread={isResultUnread}
      onStart={start}
      onStop={stop}
      onResultRead={markRead}
      log={run && <RecalculationLog key={run.runId} runId={run.runId} />}
      paths={paths}
    />
  );
}
