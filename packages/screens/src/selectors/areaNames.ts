import { type AreaId, areas } from '@aval/metrics';

/** The area with this id, or null. */
export function toArea(id: string | null): AreaId | null {
  return areas.find((area) => area.id === id)?.id ?? null;
}
