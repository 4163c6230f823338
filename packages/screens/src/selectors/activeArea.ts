import { type AreaId, areas } from '@aval/metrics';

import { toArea } from './areaNames.ts';

/** The group in a metric's id, after the prefix of its lens. */
const groupPattern = /^(?:COR_|EDU_)?([A-Z]+)_/;
const groupOf = (id: string): string | undefined => groupPattern.exec(id)?.[1];

/** The area to highlight: the active one, or that of the active metric. */
export function activeAreaOf(id: string | null): AreaId | null {
  if (id === null) return null;
  const group = groupOf(id);
  if (group === undefined) return toArea(id);
  return areas.find(({ metric }) => groupOf(metric) === group)?.id ?? null;
}
