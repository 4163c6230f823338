import { recalculationLog } from '../../../api/administration.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { ProcessLog } from '../log/ProcessLog.tsx';

const beat = 2;
const beats = [1, beat, 5, 15, 30, 60];

interface RecalculationLogProps {
  runId: number | null;
}

/** The log of one run; it starts empty for each new run. */
export function RecalculationLog({ runId }: RecalculationLogProps) {
  const log = useQuery(recalculationLog(runId));
  return (
    <ProcessLog
      stream="streamRecalculationLogs"
      log={log}
      runId={runId}
      interval={beat}
      intervals={beats}
      fileName={`recalculation-${runId ?? 'none'}`}
    />
  );
}
