import { type AreaId, areas, isMetricId, metricById } from '@aval/metrics';

import { toArea } from './areaNames.ts';

/** The area that comes forward: the one that is looked at, or that of the metric that is. */
export function activeAreaOf(id: string | null): AreaId | null {
  if (id === null) return null;
  const area = toArea(id);
  if (area !== null || !isMetricId(id)) return area;
  const { group } = metricById(id);
  return areas.find(({ metric }) => metricById(metric).group === group)?.id ?? null;
}
