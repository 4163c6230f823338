import { type Node, readsOf } from './nodes.ts';
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
    for (const source of readsOf(node)) needed.add(source);
    kept.push(node);
  }
  return kept.toReversed();
})();

/**
 * The steps towards the investability score that change when these sources change, in the order of computation.
 * The worth of an unknown component touches every step.
 */
export function affectedBy(sources: readonly SourceId[]): readonly Node[] {
  if (sources.includes('unknown_score')) return scoreNodes;
  const changed = new Set<SourceId>(sources);
  const affected: Node[] = [];
  for (const node of scoreNodes) {
    if (!readsOf(node).some((source) => changed.has(source))) continue;
    changed.add(node.id);
    affected.push(node);
  }
  return affected;
}
