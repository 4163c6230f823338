import { ESTIMATE_TRUST } from './constants.ts';
import type { Composite, Node, Quantity, Rule } from './nodes.ts';
import { isPresent, scoreOfPart, type Sheet, valueAt, writeFact } from './sheet.ts';

function valueByRule(sheet: Sheet, { of, slots, needed }: Rule): number | null {
  const values: (number | null)[] = [];
  for (const slot of slots) {
    const value = valueAt(sheet, slot);
    if (value === null && values.length < needed) return null;
    values.push(value);
  }
  return of === null ? (values[0] ?? null) : of(...values);
}

/** A value is as well evidenced as the least of the known facts behind it. */
function leastEvidenced({ value, evidenced }: Sheet, { evidenceSlots }: Rule): number {
  let least = 1;
  for (const slot of evidenceSlots) {
    if (!Number.isNaN(value[slot])) least = Math.min(least, evidenced[slot] as number);
  }
  return least;
}

function computeQuantity(sheet: Sheet, { stated, estimate, slot }: Quantity): void {
  const fact = valueByRule(sheet, stated);
  if (fact !== null || estimate === null) {
    writeFact(sheet, slot, fact);
    sheet.evidenced[slot] = fact === null ? 0 : leastEvidenced(sheet, stated);
    return;
  }
  const estimated = valueByRule(sheet, estimate);
  writeFact(sheet, slot, estimated);
  sheet.evidenced[slot] = 0;
  if (estimated !== null) sheet.trust[slot] = ESTIMATE_TRUST;
}

function computeComposite(sheet: Sheet, { parts, slot }: Composite): void {
  let sum = 0;
  let weight = 0;
  let trusted = 0;
  let evidenced = 0;
  for (const part of parts) {
    if (!isPresent(sheet, part)) continue;
    sum += part.weight * scoreOfPart(sheet, part);
    weight += part.weight;
    trusted += part.weight * (sheet.trust[part.slot] as number);
    evidenced += part.weight * (sheet.evidenced[part.slot] as number);
  }
  sheet.value[slot] = Math.min(100, Math.max(0, sum / weight));
  sheet.trust[slot] = trusted / weight;
  sheet.evidenced[slot] = evidenced / weight;
}

/** Computes steps of the model in the given order and writes value, trust and evidenced share of each to its slot. */
export function computeSteps(sheet: Sheet, steps: readonly Node[]): void {
  for (const step of steps) {
    if (step.kind === 'composite') computeComposite(sheet, step);
    else computeQuantity(sheet, step);
  }
}
