import { roundTo } from '../rounding.ts';
import { REVENUE_EXPECTED_FROM } from './constants.ts';
import type { Rule } from './nodes.ts';
import { allNodes } from './nodeTable.ts';
import type { SourceId } from './sources.ts';

/** A slot's value: null when unknown. */
export type Value = number | null;

/** A score as it counts: what stands for the unknown when nothing is known. */
export function known(value: Value, whenUnknown: number): number {
  return value ?? whenUnknown;
}

/** Before revenue is expected a score counts at least as much as an unknown one. */
export function floored(score: number, prior: number, maturity: number): number {
  return maturity < REVENUE_EXPECTED_FROM && score < prior ? prior : score;
}

/** A score within 0-100. */
export function within(score: number): number {
  return Math.min(100, Math.max(0, score));
}

/** Writes a quantity. */
export function settle(v: Value[], t: number[], slot: number, value: number | null, trust: number): void {
  v[slot] = value;
  t[slot] = value === null ? 0 : trust;
}

const nodes = new Map(allNodes.map((node) => [node.id, node]));

/** The function of a quantity's rule. */
export function ruleOf(id: SourceId, kind: 'stated' | 'estimate'): NonNullable<Rule['of']> {
  const node = nodes.get(id);
  const of = node?.kind === 'quantity' ? node[kind]?.of : null;
  if (of === null || of === undefined) throw new RangeError(`ruleOf: ${id} has no ${kind} rule of its own.`);
  return of;
}

/** Writes a stated number within its domain; false when the value needs a closer look. */
export function stateWithin(
  v: Value[],
  t: number[],
  slot: number,
  given: number | null | undefined,
  min: number,
  max: number,
): boolean {
  if (given === null || given === undefined) return true;
  if (typeof given !== 'number' || !(given >= min && given <= max)) return false;
  v[slot] = given;
  t[slot] = 1;
  return true;
}

/** A metric as stored: rounded half away from zero, null when nothing of it is known. */
export function shown(value: Value, trust: number, digits: number): number | null {
  return value === null || trust === 0 ? null : roundTo(value, digits);
}
