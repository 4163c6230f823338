import type { NumericMetricId } from '@aval/metrics';
import { MetricPercentile } from '@aval/screens';

import { useQuery } from '../../../api/useQuery.ts';
import { percentilesOf } from './percentilesOf.ts';

interface StartupPercentileProps {
  startupId: number;
  metric: NumericMetricId;
}

/** The percentile of a startup's newest figure among its peers; renders nothing until it is known. */
export function StartupPercentile({ startupId, metric }: StartupPercentileProps) {
  const { data } = useQuery(percentilesOf(startupId));
  return data === undefined ? null : <MetricPercentile percentiles={data} metric={metric} />;
}
