import { areas } from '../investability.ts';
import { readTrust } from '../model/sheet.ts';
import { prepare } from '../prepare.ts';
import type { AreaId, EvaluationOptions, MasterData, StartupFacts } from '../types.ts';

/**
 * Share of each area's score that rests on stated facts, 0-1.
 *
 * @throws RangeError for a value of the wrong type.
 */
export function coverageByArea(
  startup: StartupFacts,
  master: MasterData,
  options: EvaluationOptions,
): Record<AreaId, number> {
  const { sheet } = prepare(startup, master, { ...options, lens: 'general' });
  const shares = areas.map(({ id, metric }) => [id, readTrust(sheet, metric)] as const);
  return Object.fromEntries(shares) as Record<AreaId, number>;
}
