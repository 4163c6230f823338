import { conventions } from '../facts/factNames.ts';
import { PRIOR } from './constants.ts';
import { slotOf, type SourceId, sourceIds } from './sources.ts';

/**
 * The numbers of one evaluation, one slot per source. An unknown value is NaN with trust 0 on the sheet, and null for
 * readers that use `readValue` or a rule.
 */
export interface Sheet {
  value: Float64Array;
  /** How much of each is stated, 0-1: less with age, half for an estimate, the known share of a score. */
  trust: Float64Array;
  /** How much of each is evidenced, 0-1. */
  evidenced: Float64Array;
  /** Share of what speaks for the startup in each that is believed, 0-1; 1 for scores, whose parts are believed already. */
  reliability: Float64Array;
  /** 1 for what was estimated from other facts. */
  estimated: Uint8Array;
}

const blankEvidence = Float64Array.from(sourceIds, (id) => (conventions.has(id) ? 1 : 0));
const blankReliability = new Float64Array(sourceIds.length).fill(1);
const presetValues: { readonly [Id in SourceId]?: number } = {
  unknown_score: PRIOR,
  value_factor: 1,
  financial_factor: 1,
  market_factor: 1,
  team_factor: 1,
};
const blankValues = Float64Array.from(sourceIds, (id) => presetValues[id] ?? Number.NaN);

/** A sheet without any known value. */
export function blankSheet(): Sheet {
  return {
    value: blankValues.slice(),
    trust: new Float64Array(sourceIds.length),
    evidenced: blankEvidence.slice(),
    reliability: blankReliability.slice(),
    estimated: new Uint8Array(sourceIds.length),
  };
}

/** A second sheet with the same numbers. */
export function copySheet({ value, trust, evidenced, reliability, estimated }: Sheet): Sheet {
  return {
    value: value.slice(),
    trust: trust.slice(),
    evidenced: evidenced.slice(),
    reliability: reliability.slice(),
    estimated: estimated.slice(),
  };
}

/** Copies all numbers of one slot from a sheet to another. */
export function copySlot(from: Sheet, to: Sheet, slot: number): void {
  to.value[slot] = from.value[slot] as number;
  to.trust[slot] = from.trust[slot] as number;
  to.evidenced[slot] = from.evidenced[slot] as number;
  to.reliability[slot] = from.reliability[slot] as number;
  to.estimated[slot] = from.estimated[slot] as number;
}

/** Writes a stated fact, or forgets it when the value is null. */
export function writeFact(sheet: Sheet, slot: number, value: number | null): void {
  sheet.value[slot] = value ?? Number.NaN;
  sheet.trust[slot] = value === null ? 0 : 1;
}

/** Replaces a fact by another value of the same age and evidence; one that was unknown is new. Null forgets it. */
export function replaceFact(sheet: Sheet, slot: number, value: number | null): void {
  const wasKnown = !Number.isNaN(sheet.value[slot]);
  if (value === null || !wasKnown) writeFact(sheet, slot, value);
  else sheet.value[slot] = value;
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

/** How much of a source is stated, 0-1: 1 new and stated, less with age, half for an estimate, the share of a score. */
export function readTrust(sheet: Sheet, source: SourceId): number {
  return sheet.trust[slotOf[source]] as number;
}

/** How much of a source is evidenced, 0-1: the least of the facts behind a quantity, a weighted share of a composite. */
export function readEvidenced(sheet: Sheet, source: SourceId): number {
  return sheet.evidenced[slotOf[source]] as number;
}

/** Share of what speaks for the startup in a source that is believed, 0-1. */
export function readReliability(sheet: Sheet, source: SourceId): number {
  return sheet.reliability[slotOf[source]] as number;
}

/** Whether the value of a source was estimated from other facts. */
export function isEstimated(sheet: Sheet, source: SourceId): boolean {
  return sheet.estimated[slotOf[source]] === 1;
}
