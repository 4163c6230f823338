import { useCallback, useState } from 'react';

import { comparedById, type ComparedMetric } from '../../selectors/comparedMetrics.ts';

export interface OpenDialogs {
  /** The metric that is explained, or null. */
  explained: ComparedMetric | null;
  /** The metric whose chart is open, or null. */
  charted: ComparedMetric | null;
  explain: (id: string) => void;
  chart: (id: string) => void;
  close: () => void;
}

/** Which metric of a comparison is explained or drawn. */
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
