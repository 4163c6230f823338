import type { ExaminedFacts } from '../contradictions/Contradiction.ts';
import { contradictions } from '../contradictions/contradictions.ts';
import { withPatch } from '../explain/withPatch.ts';
import type { EvaluationOptions, MasterData } from '../types.ts';
import type { FactsChange } from './Play.ts';

/** Whether the changed facts contradict each other where the present ones do not. */
export function opensContradiction(
  startup: ExaminedFacts,
  change: FactsChange,
  master: MasterData,
  options: EvaluationOptions,
): boolean {
  const after = contradictions(withPatch(startup, change), master, options);
  if (after.length === 0) return false;
  const before = new Set(contradictions(startup, master, options).map(({ id }) => id));
  return after.some(({ id }) => !before.has(id));
}
