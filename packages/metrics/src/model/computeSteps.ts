import { ESTIMATE_RELIABILITY, ESTIMATE_TRUST } from './constants.ts';
import type { Composite, Node, Quantity, Rule } from './nodes.ts';
import { isPresent, scoreOfPart, stageWeight, statedScore } from './parts.ts';
import { type Sheet, valueAt } from './sheet.ts';

/** The values that a rule reads; null when one that it needs is unknown. */
function readBy(sheet: Sheet, { slots, needed }: Rule): (number | null)[] | null {
  const values: (number | null)[] = [];
  for (const slot of slots) {
    const value = valueAt(sheet, slot);
    if (value === null && values.length < needed) return null;
    values.push(value);
  }
  return values;
}

function valueByRule(rule: Rule, values: (number | null)[]): number | null {
  return rule.of === null ? (values[0] ?? null) : rule.of(...values);
}

/** How much of a source is stated, for what is estimated from it: an estimate counts half once, not once more in each. */
function statedShare({ trust, estimated }: Sheet, source: number, isEstimate: boolean): number {
  const share = trust[source] as number;
  return isEstimate && estimated[source] === 1 ? share / ESTIMATE_TRUST : share;
}

/** A value is as well known as the least known of what it stands on. */
function writeBasis(sheet: Sheet, slot: number, rule: Rule, values: (number | null)[], isEstimate: boolean): void {
  const named = rule.basis?.(...values);
  let [trust, evidenced, reliability] = [1, 1, 1];
  for (const source of named ?? rule.slots) {
    const isKnown = !Number.isNaN(sheet.value[source]);
    if (!isKnown && named === undefined) continue;
    trust = Math.min(trust, isKnown ? statedShare(sheet, source, isEstimate) : 0);
    evidenced = Math.min(evidenced, isKnown ? (sheet.evidenced[source] as number) : 0);
    reliability = Math.min(reliability, isKnown ? (sheet.reliability[source] as number) : 0);
  }
  sheet.trust[slot] = trust;
  sheet.evidenced[slot] = evidenced;
  sheet.reliability[slot] = reliability;
}

/** Writes what a rule gives, and how well it is known; nothing if it gives nothing. */
function writeByRule(sheet: Sheet, slot: number, rule: Rule, isEstimate = false): boolean {
  const values = readBy(sheet, rule);
  const value = values && valueByRule(rule, values);
  if (values === null || value === null) return false;
  sheet.value[slot] = value;
  writeBasis(sheet, slot, rule, values, isEstimate);
  return true;
}

function computeQuantity(sheet: Sheet, { stated, estimate, slot }: Quantity): void {
  sheet.estimated[slot] = 0;
  if (writeByRule(sheet, slot, stated)) return;
  if (estimate !== null && writeByRule(sheet, slot, estimate, true)) {
    sheet.estimated[slot] = 1;
    sheet.trust[slot] = ESTIMATE_TRUST * (sheet.trust[slot] as number);
    sheet.reliability[slot] = Math.min(ESTIMATE_RELIABILITY, sheet.reliability[slot] as number);
    sheet.evidenced[slot] = 0;
    return;
  }
  sheet.value[slot] = Number.NaN;
  sheet.trust[slot] = 0;
  sheet.evidenced[slot] = 0;
}

/** The most that a score may be, 0-100. */
function capOf(sheet: Sheet, { cappedBy }: Composite): number {
  const values = cappedBy && readBy(sheet, cappedBy);
  return values === null ? 100 : (valueByRule(cappedBy as Rule, values) ?? 100);
}

function computeComposite(sheet: Sheet, node: Composite): void {
  let [sum, weight, trusted, evidenced] = [0, 0, 0, 0];
  for (const part of node.parts) {
    if (!isPresent(sheet, part)) continue;
    const share = stageWeight(sheet, part.weights);
    const raw = node.isRaw ? statedScore(sheet, part) : null;
    sum += share * (raw ?? scoreOfPart(sheet, part));
    weight += share;
    trusted += share * (sheet.trust[part.slot] as number);
    evidenced += share * (sheet.evidenced[part.slot] as number);
  }
  sheet.value[node.slot] = Math.min(capOf(sheet, node), 100, Math.max(0, sum / weight));
  sheet.trust[node.slot] = trusted / weight;
  sheet.evidenced[node.slot] = evidenced / weight;
}

/** Computes steps of the model in the given order and writes the numbers of each to its slot. */
export function computeSteps(sheet: Sheet, steps: readonly Node[]): void {
  for (const step of steps) {
    if (step.kind === 'composite') computeComposite(sheet, step);
    else computeQuantity(sheet, step);
  }
}
