import type { ExaminedFacts } from '../contradictions/Contradiction.ts';
import type { EvaluationOptions } from '../Evaluation.ts';
import { withPatch } from '../explain/withPatch.ts';
import { prepare } from '../prepare.ts';
import type { MasterData } from '../types.ts';
import { opensContradiction } from './opensContradiction.ts';
import type { FactsChange } from './Play.ts';
import { playbook } from './playbook.ts';
import { situationOf } from './situationOf.ts';

/**
 * The change that a recommendation speaks of, to try it with `whatIf`, alone or together with others.
 *
 * @param rule As in the recommendation.
 * @param options As for `recommendations`: the lens decides what is healthy.
 * @returns Null when the advice does not apply to this startup, changes no fact, or is not possible.
 * @throws RangeError for a startup with a value of the wrong type.
 */
export function recommendationPatch(
  rule: string,
  startup: ExaminedFacts,
  master: MasterData,
  options: EvaluationOptions,
): FactsChange | null {
  const play = playbook.find(({ id }) => id === rule);
  if (!play?.change) return null;
  const before = prepare(startup, master, options);
  const situation = situationOf(startup, before, master, options);
  const change = play.when(situation) ? play.change(situation) : null;
  if (change === null) return null;
  const after = prepare(withPatch(startup, change, options.asOf), master, options);
  return opensContradiction(before, after) ? null : change;
}
