import type { FactName } from './facts/factNames.ts';
import { fillInvestability } from './investability.ts';
import { affectedBy } from './model/affected.ts';
import { fill } from './model/fill.ts';
import type { Node } from './model/nodes.ts';
import { copySheet, type Sheet, writeFact } from './model/sheet.ts';
import { slotOf } from './model/sources.ts';

/** Facts to set; null forgets one. */
export type Changes = { readonly [Fact in FactName]?: number | null };

/** Answers what the investability score would be after some changes, from one computed sheet. */
export interface Scenario {
  /** Unrounded score without any change. */
  score: number;
  /** Unrounded score after the changes. */
  scoreAfter: (changes: Changes) => number;
}

/** Writes the changes on a computed sheet and computes what they touch. */
function apply(sheet: Sheet, changes: Changes): { score: number; facts: readonly FactName[]; nodes: readonly Node[] } {
  const facts = Object.keys(changes) as FactName[];
  for (const fact of facts) writeFact(sheet, slotOf[fact], changes[fact] ?? null);
  const nodes = affectedBy(facts);
  fill(sheet, nodes);
  return { score: fillInvestability(sheet), facts, nodes };
}

/** The sheet after some changes, as far as the investability score depends on it. */
export function sheetAfter(sheet: Sheet, changes: Changes): Sheet {
  const changed = copySheet(sheet);
  apply(changed, changes);
  return changed;
}

/** Puts one slot of the scratch copy back. */
function restore(scratch: Sheet, sheet: Sheet, slot: number): void {
  scratch.value[slot] = sheet.value[slot] ?? null;
  scratch.trust[slot] = sheet.trust[slot] as number;
}

/**
 * A scenario over a computed sheet: each question recomputes only what its changes touch, on one scratch copy that is
 * put back afterwards.
 */
export function scenarioOf(sheet: Sheet): Scenario {
  const scratch = copySheet(sheet);
  return {
    score: sheet.value[slotOf.IE_investability_score] as number,
    scoreAfter: (changes) => {
      const { score, facts, nodes } = apply(scratch, changes);
      for (const fact of facts) restore(scratch, sheet, slotOf[fact]);
      for (const { slot } of nodes) restore(scratch, sheet, slot);
      return score;
    },
  };
}
