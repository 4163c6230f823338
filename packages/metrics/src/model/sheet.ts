import { ESTIMATE_TRUST, PRIOR, REVENUE_EXPECTED_FROM } from './constants.ts';
import type { Composite, Node, Part, Quantity, Rule } from './nodes.ts';
import { scoreOn } from './scale.ts';
import { slotOf, type SourceId, sourceIds } from './sources.ts';

/**
 * The numbers of one evaluation, one slot per source. An unknown value is NaN with trust 0.
 * This is the one place where speed shapes the code: two flat lists, filled in order, without an object per step.
 */
export interface Sheet {
  value: number[];
  trust: number[];
}

const unknownValues: readonly number[] = sourceIds.map((id) => (id === 'unknown_score' ? PRIOR : Number.NaN));
/** Made from NaN, so that engines keep the list as doubles from the start. */
const unknownTrusts: readonly number[] = sourceIds.map(() => Number.NaN).fill(0);

/** A sheet on which nothing is known yet. */
export function blankSheet(): Sheet {
  return { value: unknownValues.slice(), trust: unknownTrusts.slice() };
}

/** A second sheet with the same numbers. */
export function copySheet(sheet: Sheet): Sheet {
  return { value: sheet.value.slice(), trust: sheet.trust.slice() };
}

/** Writes a stated fact, or forgets it when the value is null. */
export function writeFact(sheet: Sheet, slot: number, value: number | null): void {
  sheet.value[slot] = value ?? Number.NaN;
  sheet.trust[slot] = value === null ? 0 : 1;
}

/** Value of a source, or null when unknown. */
export function readValue(sheet: Sheet, source: SourceId): number | null {
  return at(sheet, slotOf[source]);
}

/** Trust of a source: 1 stated, 0.5 estimated, 0 unknown, a known share for a composite. */
export function readTrust(sheet: Sheet, source: SourceId): number {
  return sheet.trust[slotOf[source]] as number;
}

function at(sheet: Sheet, slot: number | undefined): number | null {
  const value = sheet.value[slot as number] as number;
  return Number.isNaN(value) ? null : value;
}

function applyRule(sheet: Sheet, { of, slots }: Rule): number | null {
  if (of === null) return at(sheet, slots[0]);
  switch (slots.length) {
    case 1:
      return of(at(sheet, slots[0]));
    case 2:
      return of(at(sheet, slots[0]), at(sheet, slots[1]));
    case 3:
      return of(at(sheet, slots[0]), at(sheet, slots[1]), at(sheet, slots[2]));
    case 4:
      return of(at(sheet, slots[0]), at(sheet, slots[1]), at(sheet, slots[2]), at(sheet, slots[3]));
    default:
      return of(...slots.map((slot) => at(sheet, slot)));
  }
}

function fillQuantity(sheet: Sheet, { stated, estimate, slot }: Quantity): void {
  let value = applyRule(sheet, stated);
  let trust = 1;
  if (value === null && estimate !== null) {
    value = applyRule(sheet, estimate);
    trust = ESTIMATE_TRUST;
  }
  sheet.value[slot] = value ?? Number.NaN;
  sheet.trust[slot] = value === null ? 0 : trust;
}

/** Score of a part on this sheet, 0-100, whether or not its source is known. */
export function scoreOfPart(sheet: Sheet, part: Part): number {
  const value = sheet.value[part.slot] as number;
  const prior = sheet.value[slotOf.unknown_score] as number;
  let score: number;
  if (Number.isNaN(value)) score = part.whenUnknown ?? prior;
  else score = part.scale === null ? value : scoreOn(part.scale, value);
  const isEarly = part.hasStageFloor && (sheet.value[slotOf.stage_maturity] as number) < REVENUE_EXPECTED_FROM;
  return isEarly && score < prior ? prior : score;
}

/** Whether a part counts on this sheet: an extra without its fact does not exist. */
export function isPresent(sheet: Sheet, part: Part): boolean {
  return !part.isExtra || !Number.isNaN(sheet.value[part.slot]);
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

/** Computes the nodes, each after those it reads. */
export function fill(sheet: Sheet, nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (node.kind === 'composite') fillComposite(sheet, node);
    else fillQuantity(sheet, node);
  }
}
