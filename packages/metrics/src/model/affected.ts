import type { FactName } from '../facts/factNames.ts';
import { type Filler, fillers } from './compiled.ts';
import type { Node } from './nodes.ts';
import { stepRuns } from './nodeTable.ts';
import type { SourceId } from './sources.ts';

/** What is computed anew after a change. */
export interface Affected {
  fill: readonly Filler[];
  /** Where the steps of these runs stand. */
  slots: readonly number[];
}

const stepsAt = (place: number): readonly Node[] => stepRuns[place] as readonly Node[];

/** Places of the runs that the investability score depends on. */
const scoreRuns: readonly number[] = (() => {
  const needed = new Set<SourceId>([
    'VPM_global_value_proposition_score',
    'FEM_global_financial_score',
    'MEM_global_market_score',
    'TRM_global_team_resources_score',
  ]);
  const kept: number[] = [];
  for (const [place, nodes] of [...stepRuns.entries()].toReversed()) {
    if (!nodes.some(({ id }) => needed.has(id))) continue;
    for (const { reads } of nodes) for (const source of reads) needed.add(source);
    kept.push(place);
  }
  return kept.toReversed();
})();

function runsAfter(facts: readonly FactName[]): readonly number[] {
  // The worth of an unknown component touches every step, though no part names it.
  if (facts.includes('unknown_score')) return scoreRuns;
  const changed = new Set<SourceId>(facts);
  return scoreRuns.filter((place) => {
    const before = changed.size;
    for (const { id, reads } of stepsAt(place)) if (reads.some((source) => changed.has(source))) changed.add(id);
    return changed.size > before;
  });
}

function affectedAfter(facts: readonly FactName[]): Affected {
  const places = runsAfter(facts);
  return {
    fill: places.map((place) => fillers[place] as Filler),
    slots: places.flatMap((place) => stepsAt(place).map(({ slot }) => slot)),
  };
}

/** What changes with each single fact, found once. */
const afterFact = new Map<FactName, Affected>();

/** The steps towards the investability score that change when these facts change. */
export function affectedBy(...facts: readonly FactName[]): Affected {
  const [fact] = facts;
  if (fact === undefined || facts.length > 1) return affectedAfter(facts);
  const known = afterFact.get(fact) ?? affectedAfter(facts);
  afterFact.set(fact, known);
  return known;
}
