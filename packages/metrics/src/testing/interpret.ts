import { ESTIMATE_TRUST } from '../model/constants.ts';
import type { Composite, Node, Quantity, Rule } from '../model/nodes.ts';
import { isPresent, scoreOfPart, type Sheet, valueAt, writeFact } from '../model/sheet.ts';

function applyRule(sheet: Sheet, { of, slots, needed }: Rule): number | null {
  const values = slots.map((slot) => valueAt(sheet, slot));
  if (values.slice(0, needed).includes(null)) return null;
  return of === null ? (values[0] ?? null) : of(...values);
}

function fillQuantity(sheet: Sheet, { stated, estimate, slot }: Quantity): void {
  let value = applyRule(sheet, stated);
  let trust = 1;
  if (value === null && estimate !== null) {
    value = applyRule(sheet, estimate);
    trust = ESTIMATE_TRUST;
  }
  writeFact(sheet, slot, value);
  if (value !== null) sheet.trust[slot] = trust;
}

function fillComposite(sheet: Sheet, node: Composite): void {
  let sum = 0;
  let weight = 0;
  let known = 0;
  for (const part of node.parts) {
    if (!isPresent(sheet, part)) continue;
    sum += part.weight * scoreOfPart(sheet, part);
    weight += part.weight;
    known += part.weight * (sheet.trust[part.slot] as number);
  }
  sheet.value[node.slot] = Math.min(100, Math.max(0, sum / weight));
  sheet.trust[node.slot] = known / weight;
}

/** Computes the steps straight from their table: the plain reading that the compiled steps must equal bit for bit. */
export function interpret(sheet: Sheet, nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (node.kind === 'composite') fillComposite(sheet, node);
    else fillQuantity(sheet, node);
  }
}
