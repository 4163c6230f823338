import type { FactName } from '../facts/factNames.ts';
import type { Node } from './nodes.ts';
import { generalNodes } from './nodeTable.ts';
import type { SourceId } from './sources.ts';

/** Steps that the investability score depends on. */
const scoreNodes: readonly Node[] = (() => {
  const needed = new Set<SourceId>([
    'VPM_global_value_proposition_score',
    'FEM_global_financial_score',
    'MEM_global_market_score',
    'TRM_global_team_resources_score',
  ]);
  const kept: Node[] = [];
  for (const node of generalNodes.toReversed()) {
    if (!needed.has(node.id)) continue;
    for (const source of node.reads) needed.add(source);
    kept.push(node);
  }
  return kept.toReversed();
})();

function stepsAfter(sources: readonly SourceId[]): readonly Node[] {
  // The worth of an unknown component touches every step, though no part names it.
  if (sources.includes('unknown_score')) return scoreNodes;
  const changed = new Set<SourceId>(sources);
  const affected: Node[] = [];
  for (const node of scoreNodes) {
    if (!node.reads.some((source) => changed.has(source))) continue;
    changed.add(node.id);
    affected.push(node);
  }
  return affected;
}

/** The steps after each single fact, found once. */
const afterFact = new Map<FactName, readonly Node[]>();

/**
 * The steps towards the investability score that change when these facts change, in the order of computation.
 */
export function affectedBy(facts: readonly FactName[]): readonly Node[] {
  const [fact] = facts;
  if (fact === undefined || facts.length > 1) return stepsAfter(facts);
  const known = afterFact.get(fact) ?? stepsAfter(facts);
  afterFact.set(fact, known);
  return known;
}
