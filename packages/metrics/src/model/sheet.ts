import { PRIOR, REVENUE_EXPECTED_FROM } from './constants.ts';
import type { Part } from './nodes.ts';
import { scoreOn } from './scale.ts';
import { slotOf, type SourceId, sourceIds } from './sources.ts';

/**
 * The numbers of one evaluation, one slot per source. An unknown value is null with trust 0.
 * Two flat lists and no object per step, so that one evaluation allocates next to nothing.
 */
export interface Sheet {
  value: (number | null)[];
  trust: number[];
}

const unknownValues: readonly (number | null)[] = sourceIds.map((id) => (id === 'unknown_score' ? PRIOR : null));
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
  sheet.value[slot] = value;
  sheet.trust[slot] = value === null ? 0 : 1;
}

/** Value of a source, or null when unknown. */
export function readValue(sheet: Sheet, source: SourceId): number | null {
  return sheet.value[slotOf[source]] as number | null;
}

/** Trust of a source: 1 stated, 0.5 estimated, 0 unknown, a known share for a composite. */
export function readTrust(sheet: Sheet, source: SourceId): number {
  return sheet.trust[slotOf[source]] as number;
}

/** Score of a part on this sheet, 0-100, whether or not its source is known. */
export function scoreOfPart(sheet: Sheet, part: Part): number {
  const value = sheet.value[part.slot] as number | null;
  const prior = sheet.value[slotOf.unknown_score] as number;
  let score: number;
  if (value === null) score = part.whenUnknown ?? prior;
  else score = part.scale === null ? value : scoreOn(part.scale, value);
  const isEarly = part.hasStageFloor && (sheet.value[slotOf.stage_maturity] as number) < REVENUE_EXPECTED_FROM;
  return isEarly && score < prior ? prior : score;
}

/** Whether a part counts on this sheet: an extra without its fact does not exist. */
export function isPresent(sheet: Sheet, part: Part): boolean {
  return !part.isExtra || sheet.value[part.slot] !== null;
}
