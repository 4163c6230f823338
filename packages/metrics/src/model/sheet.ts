import { conventions } from '../facts/factNames.ts';
import { PRIOR, REVENUE_EXPECTED_FROM } from './constants.ts';
import type { Part } from './nodes.ts';
import { scoreOn } from './scale.ts';
import { slotOf, type SourceId, sourceIds } from './sources.ts';

/**
 * The numbers of one evaluation, one slot per source. An unknown value is NaN with trust 0 on the sheet, and null for
 * readers that use `readValue` or a rule.
 */
export interface Sheet {
  value: Float64Array;
  trust: Float64Array;
  /** How much of each is evidenced, 0-1. */
  evidenced: Float64Array;
}

const blankEvidence = Float64Array.from(sourceIds, (id) => (conventions.has(id) ? 1 : 0));
const blankValues = Float64Array.from(sourceIds, (id) => (id === 'unknown_score' ? PRIOR : Number.NaN));

/** A sheet without any known value. */
export function blankSheet(): Sheet {
  return { value: blankValues.slice(), trust: new Float64Array(sourceIds.length), evidenced: blankEvidence.slice() };
}

/** A second sheet with the same numbers. */
export function copySheet(sheet: Sheet): Sheet {
  return { value: sheet.value.slice(), trust: sheet.trust.slice(), evidenced: sheet.evidenced.slice() };
}

/** Writes a stated fact, or forgets it when the value is null. */
export function writeFact(sheet: Sheet, slot: number, value: number | null): void {
  sheet.value[slot] = value ?? Number.NaN;
  sheet.trust[slot] = value === null ? 0 : 1;
}

/** Value of a slot, or null when unknown. */
export function valueAt(sheet: Sheet, slot: number): number | null {
  const value = sheet.value[slot] as number;
  return Number.isNaN(value) ? null : value;
}

/** Value of a source, or null when unknown. */
export function readValue(sheet: Sheet, source: SourceId): number | null {
  return valueAt(sheet, slotOf[source]);
}

/** Trust of a source: 1 stated, 0.5 estimated, 0 unknown, a known share for a composite. */
export function readTrust(sheet: Sheet, source: SourceId): number {
  return sheet.trust[slotOf[source]] as number;
}

/** How much of a source is evidenced, 0-1: the least of the facts behind a quantity, a weighted share of a composite. */
export function readEvidenced(sheet: Sheet, source: SourceId): number {
  return sheet.evidenced[slotOf[source]] as number;
}

const { stage_maturity: maturitySlot, unknown_score: priorSlot } = slotOf;

/** Score of a part on this sheet, 0-100, whether or not its source is known. */
export function scoreOfPart(sheet: Sheet, part: Part): number {
  const value = valueAt(sheet, part.slot);
  const prior = sheet.value[priorSlot] as number;
  let score: number;
  if (value === null) score = part.whenUnknown ?? prior;
  else score = part.scale === null ? value : scoreOn(part.scale, value);
  const isEarly = part.hasStageFloor && (sheet.value[maturitySlot] as number) < REVENUE_EXPECTED_FROM;
  return isEarly && score < prior ? prior : score;
}

/** Whether a part counts on this sheet: an extra without its fact does not exist. */
export function isPresent(sheet: Sheet, part: Part): boolean {
  return !part.isExtra || valueAt(sheet, part.slot) !== null;
}
