import { type AreaId, areas } from '@aval/metrics';

import { toArea } from './areaNames.ts';

/** The group that a metric's id names, behind the mark of its lens. */
const groupPattern = /^(?:COR_|EDU_)?([A-Z]+)_/;
const groupOf = (id: string): string | undefined => groupPattern.exec(id)?.[1];

/** The area that comes forward: the one that is looked at, or that of the metric that is. */
export function activeAreaOf(id: string | null): AreaId | null {
  if (id === null) return null;
  const group = groupOf(id);
  if (group === undefined) return toArea(id);
  return areas.find(({ metric }) => groupOf(metric) === group)?.id ?? null;
}
