import { capsOf } from '../caps.ts';
import type { EvaluationOptions } from '../Evaluation.ts';
import { areas } from '../investability.ts';
import { readValue } from '../model/sheet.ts';
import { prepare } from '../prepare.ts';
import type { AreaGroup, MasterData, StartupFacts } from '../types.ts';

/** What the investability score of a startup is made of. */
export interface AreaScores {
  /** The four scores, unrounded, 0-100. */
  areas: Readonly<Record<AreaGroup, number>>;
  /** The most that the limits leave of their sum, 0-100. */
  most: number;
}

/**
 * The four area scores of a startup and its lowest limit, for `rankStability`.
 *
 * @param startup As for `evaluate`.
 * @param master As for `evaluate`.
 * @param options As for `evaluate`; neither lens nor weights of a thesis change anything.
 * @throws RangeError for a value of the wrong type.
 */
export function areasOf(startup: StartupFacts, master: MasterData, options: EvaluationOptions): AreaScores {
  const { sheet } = prepare(startup, master, options);
  const scores = areas.map(({ group, metric }) => [group, readValue(sheet, metric) as number]);
  return {
    areas: Object.fromEntries(scores) as AreaScores['areas'],
    most: Math.min(100, ...capsOf(sheet).map(({ most }) => most)),
  };
}
