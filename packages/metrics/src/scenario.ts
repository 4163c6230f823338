import type { FactName } from './facts/factNames.ts';
import { fillInvestability } from './investability.ts';
import type { NumericMetricId } from './metricIds.ts';
import { affectedBy, allAffectedBy } from './model/affected.ts';
import { computeSteps } from './model/computeSteps.ts';
import type { Node } from './model/nodes.ts';
import { copySheet, copySlot, replaceFact, type Sheet } from './model/sheet.ts';
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
  for (const fact of factsOf(changes)) replaceFact(sheet, slotOf[fact], changes[fact] ?? null);
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

/** Reads a computed sheet after some changes on one scratch copy, which is put back afterwards. */
function readerOf(
  sheet: Sheet,
  affected: typeof affectedBy,
): <Result>(changes: Changes, read: (changed: Sheet) => Result) => Result {
  const scratch = copySheet(sheet);
  return (changes, read) => {
    const facts = factsOf(changes);
    const steps = affected(...facts);
    write(scratch, changes);
    compute(scratch, steps);
    const result = read(scratch);
    for (const fact of facts) copySlot(sheet, scratch, slotOf[fact]);
    for (const { slot } of steps) copySlot(sheet, scratch, slot);
    return result;
  };
}

const investability = (sheet: Sheet): number => sheet.value[slotOf.IE_investability_score] as number;

/** A scenario over a computed sheet: each question recomputes only what its changes touch. */
export function scenarioOf(sheet: Sheet): Scenario {
  const after = readerOf(sheet, affectedBy);
  return {
    score: investability(sheet),
    scoreWith: (fact, value) => after({ [fact]: value }, investability),
    scoreAfter: (changes) => after(changes, investability),
  };
}

/** What some scores of a computed sheet would be after some changes, unrounded. */
export function scoresAfter(sheet: Sheet, ids: readonly NumericMetricId[]): (changes: Changes) => readonly number[] {
  const isInvestability = ids.every((id) => id === 'IE_investability_score');
  const after = readerOf(sheet, isInvestability ? affectedBy : allAffectedBy);
  return (changes) => after(changes, (changed) => scoresOn(changed, ids));
}

/** Some scores of a sheet, unrounded. */
export const scoresOn = (sheet: Sheet, ids: readonly NumericMetricId[]): readonly number[] =>
  ids.map((id) => sheet.value[slotOf[id]] as number);
