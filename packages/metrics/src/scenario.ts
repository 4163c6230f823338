import type { FactName } from './facts/factNames.ts';
import { fillInvestability } from './investability.ts';
import { affectedBy } from './model/affected.ts';
import { computeSteps } from './model/computeSteps.ts';
import type { Node } from './model/nodes.ts';
import { copySheet, type Sheet, writeFact } from './model/sheet.ts';
import { slotOf } from './model/sources.ts';

/** Facts to set; null forgets one. */
export type Changes = { readonly [Fact in FactName]?: number | null };

/** Answers what the investability score would be after some changes, from one computed sheet. */
export interface Scenario {
  /** Unrounded score without any change. */
  score: number;
  /** Unrounded score with another value of one fact. */
  scoreWith: (fact: FactName, value: number) => number;
  /** Unrounded score after the changes. */
  scoreAfter: (changes: Changes) => number;
}

const factsOf = (changes: Changes): readonly FactName[] => Object.keys(changes) as FactName[];

function write(sheet: Sheet, changes: Changes): void {
  for (const fact of factsOf(changes)) writeFact(sheet, slotOf[fact], changes[fact] ?? null);
}

function compute(sheet: Sheet, steps: readonly Node[]): number {
  computeSteps(sheet, steps);
  return fillInvestability(sheet);
}

/** The sheet after some changes, as far as the investability score depends on it. */
export function sheetAfter(sheet: Sheet, changes: Changes): Sheet {
  const changed = copySheet(sheet);
  write(changed, changes);
  compute(changed, affectedBy(...factsOf(changes)));
  return changed;
}

/**
 * A scenario over a computed sheet: each question recomputes only what its changes touch, on one scratch copy that is
 * put back afterwards.
 */
export function scenarioOf(sheet: Sheet): Scenario {
  const scratch = copySheet(sheet);
  const restore = (slot: number): void => {
    scratch.value[slot] = sheet.value[slot] as number;
    scratch.trust[slot] = sheet.trust[slot] as number;
  };
  return {
    score: sheet.value[slotOf.IE_investability_score] as number,
    scoreWith: (fact, value) => {
      const affected = affectedBy(fact);
      writeFact(scratch, slotOf[fact], value);
      const score = compute(scratch, affected);
      restore(slotOf[fact]);
      for (const { slot } of affected) restore(slot);
      return score;
    },
    scoreAfter: (changes) => {
      const affected = affectedBy(...factsOf(changes));
      write(scratch, changes);
      const score = compute(scratch, affected);
      for (const fact of factsOf(changes)) restore(slotOf[fact]);
      for (const { slot } of affected) restore(slot);
      return score;
    },
  };
}
