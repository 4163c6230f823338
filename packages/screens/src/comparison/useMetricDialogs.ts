import { useCallback, useState } from 'react';

import { comparedById, type ComparedMetric } from '../selectors/comparedMetrics.ts';

export interface OpenDialogs {
  /** The metric whose explanation is open, or null. */
  explained: ComparedMetric | null;
  /** The metric whose chart is open, or null. */
  charted: ComparedMetric | null;
  explain: (id: string) => void;
  chart: (id: string) => void;
  close: () => void;
}

/** Which metric of a comparison has its explanation or chart open. */
export function useMetricDialogs(): OpenDialogs {
  const [explained, setExplained] = useState<ComparedMetric | null>(null);
  const [charted, setCharted] = useState<ComparedMetric | null>(null);
  return {
    explained,
    charted,
    explain: useCallback((id: string) => setExplained(comparedById(id)), []),
    chart: useCallback((id: string) => setCharted(comparedById(id)), []),
    close: useCallback(() => {
      setExplained(null);
      setCharted(null);
    }, []),
  };
}
