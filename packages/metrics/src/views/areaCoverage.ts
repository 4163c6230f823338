import type { EvaluationOptions } from '../Evaluation.ts';
import { areas } from '../investability.ts';
import { readTrust } from '../model/sheet.ts';
import { prepare } from '../prepare.ts';
import type { AreaId, MasterData, StartupFacts } from '../types.ts';

/**
 * How much of each area's score is based on stated facts, even while too little is known to evaluate the startup.
 *
 * @param startup As for `evaluate`.
 * @param master As for `evaluate`.
 * @param options As for `evaluate`.
 * @returns Shares 0-1; an estimate counts half. Their mean by the areas' weights is the coverage of the evaluation.
 * @throws RangeError for a value of the wrong type.
 */
export function areaCoverage(
  startup: StartupFacts,
  master: MasterData,
  options: EvaluationOptions,
): Record<AreaId, number> {
  const { sheet } = prepare(startup, master, options);
  const shares = areas.map((area) => [area.id, readTrust(sheet, area.metric)]);
  return Object.fromEntries(shares) as Record<AreaId, number>;
}
