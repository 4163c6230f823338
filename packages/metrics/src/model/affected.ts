import type { FactName } from '../facts/factNames.ts';
import { areas } from '../investability.ts';
import type { Node } from './nodes.ts';
import { allNodes } from './nodeTable.ts';
import type { SourceId } from './sources.ts';

/** The steps that the investability score depends on, in the order of computation. */
const stepsOfScore: readonly Node[] = (() => {
  const needed = new Set<SourceId>(areas.map(({ metric }) => metric));
  for (const { id, reads } of allNodes.toReversed()) {
    if (needed.has(id)) for (const source of reads) needed.add(source);
  }
  return allNodes.filter(({ id }) => needed.has(id));
})();

function stepsAfter(steps: readonly Node[], facts: readonly FactName[]): readonly Node[] {
  // The score of an unknown component is used by every composite, though no part names it as its source.
  if (facts.includes('unknown_score')) return steps;
  const changed = new Set<SourceId>(facts);
  return steps.filter(({ id, reads }) => {
    const isAffected = reads.some((source) => changed.has(source));
    if (isAffected) changed.add(id);
    return isAffected;
  });
}

/** Answers for the given steps which of them change with some facts, in the order of computation. */
function affectedAmong(steps: readonly Node[]): (...facts: readonly FactName[]) => readonly Node[] {
  /** The result for each single fact: ranges and sensitivities ask for the same few dozen again and again. */
  const afterFact = new Map<FactName, readonly Node[]>();
  return (...facts) => {
    const [fact] = facts;
    if (fact === undefined || facts.length > 1) return stepsAfter(steps, facts);
    const known = afterFact.get(fact) ?? stepsAfter(steps, facts);
    afterFact.set(fact, known);
    return known;
  };
}

/** The steps towards the investability score that change when these facts change, in the order of computation. */
export const affectedBy = affectedAmong(stepsOfScore);
/** All steps that change when these facts change, in the order of computation. */
export const allAffectedBy = affectedAmong(allNodes);
