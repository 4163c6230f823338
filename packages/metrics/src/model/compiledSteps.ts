import { REVENUE_EXPECTED_FROM } from './constants.ts';
import type { Rule } from './nodes.ts';
import { allNodes } from './nodeTable.ts';
import type { SourceId } from './sources.ts';

/** A slot's value as rules know it: null when unknown. */
export function given(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** What a rule gives, as a slot's value. */
export function orUnknown(value: number | null): number {
  return value ?? Number.NaN;
}

/** How far a quantity is trusted: not at all while it is unknown. */
export function trusted(value: number, trust: number): number {
  return Number.isNaN(value) ? 0 : trust;
}

/** A score as it counts: what stands for the unknown when nothing is known. */
export function known(value: number, whenUnknown: number): number {
  return Number.isNaN(value) ? whenUnknown : value;
}

/** Before revenue is expected a score counts at least as much as an unknown one. */
export function floored(score: number, prior: number, maturity: number): number {
  return maturity < REVENUE_EXPECTED_FROM && score < prior ? prior : score;
}

/** A score within 0-100. */
export function within(score: number): number {
  return Math.min(100, Math.max(0, score));
}

const nodes = new Map(allNodes.map((node) => [node.id, node]));

/** The function of a quantity's rule. */
export function ruleOf(id: SourceId, kind: 'stated' | 'estimate'): NonNullable<Rule['of']> {
  const node = nodes.get(id);
  const of = node?.kind === 'quantity' ? node[kind]?.of : null;
  if (of === null || of === undefined) throw new RangeError(`ruleOf: ${id} has no ${kind} rule of its own.`);
  return of;
}
