import { useState } from 'react';

import { type MappingRow, takenTargets } from './mappingState.ts';

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([target, row]) => other.get(target) === row);

/**
 * Which row, by number, has each target: the same map while its content is the same, so that typing re-renders one row
 * only.
 */
export function useTakenTargets(rows: readonly MappingRow[]): ReadonlyMap<string, number> {
  const [taken, setTaken] = useState(() => takenTargets(rows));
  const now = takenTargets(rows);
  if (isSame(taken, now)) return taken;
  setTaken(now);
  return now;
}
