import { calculate, type Figures } from '../evaluate.ts';
import type { EvaluationOptions } from '../Evaluation.ts';
import { requireGroup } from '../facts/checkedNumber.ts';
import { scoreChange } from '../scoreChange.ts';
import type { MasterData, StartupFacts } from '../types.ts';
import { withPatch } from './withPatch.ts';

/** A change of some facts and its effect. */
export interface WhatIf {
  /** The startup with the change. */
  startup: StartupFacts;
  before: Figures;
  after: Figures;
  /** Change of the printed score, one decimal; null when one of the two is not evaluated. */
  gain: number | null;
}

/**
 * What a change of some facts would do to a startup.
 *
 * @param startup As for `evaluate`.
 * @param patch Facts to replace; null forgets one. A replaced default counts as stated.
 * @param master As for `evaluate`.
 * @param options As for `evaluate`.
 * @returns Both sets of figures: `after` is exactly `calculate` of the changed startup.
 * @throws RangeError for a value of the wrong type.
 */
export function whatIf(
  startup: StartupFacts,
  patch: Partial<StartupFacts>,
  master: MasterData,
  options: EvaluationOptions,
): WhatIf {
  requireGroup('startup', startup);
  requireGroup('patch', patch);
  const before = calculate(startup, master, options);
  const changed = withPatch(startup, patch, options.asOf);
  const after = calculate(changed, master, options);
  const gain = scoreChange(before.calculation.IE_investability_score, after.calculation.IE_investability_score);
  return { startup: changed, before, after, gain };
}
