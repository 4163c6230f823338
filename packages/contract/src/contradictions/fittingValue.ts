import { type Contradiction, contradictions, type ExaminedFacts, type MasterData, roundTo } from '@aval/metrics';

import { fieldAt, type FieldAt } from './fieldAt.ts';

/** The values of a field that would fit the other figures. */
export interface Fit {
  /** The path of the field. */
  field: string;
  /** The lowest value that fits; null where every lower one does. */
  low: number | null;
  high: number | null;
  /** The value to take: of those that fit, the nearest to the present one. Null if none was found to fit. */
  value: number | null;
}

export interface FittingScene {
  master: MasterData;
  /** The UTC date, 'YYYY-MM-DD'. */
  asOf: string;
}

const digits = 3;

/**
 * Finds the value that resolves a contradiction. It is tried before it is offered, so that taking it never leaves the
 * contradiction and never causes another severe one.
 *
 * @returns null if no single value is known to fit.
 */
export function fittingValue(one: Contradiction, facts: ExaminedFacts, scene: FittingScene): Fit | null {
  const field = one.fits && fieldAt(one.fits.field);
  if (!one.fits || !field) return null;
  const { field: path, low, high } = one.fits;
  const present = valueAt(facts, path);
  const isExact = low === high;
  const [lowest, highest] = isExact ? [neat(field, low), neat(field, high)] : [upTo(field, low), downTo(field, high)];
  const nearest = present !== null && present > highest ? highest : lowest;
  const value = within(field, nearest);
  return {
    field: path,
    low: low <= (field.min ?? field.greaterThan ?? -Infinity) ? null : lowest,
    high: high >= (field.max ?? unlimited) ? null : highest,
    value: value !== present && resolves(one, facts, { path, value, ...scene }) ? value : null,
  };
}

/** Rules give this, or more, as the upper end of a field without a maximum. */
const unlimited = 1e10;

function resolves(
  { id }: Contradiction,
  facts: ExaminedFacts,
  { path, value, master, asOf }: FittingScene & { path: string; value: number },
): boolean {
  const severe = (examined: ExaminedFacts) =>
    contradictions(examined, master, { asOf }).filter((found) => found.severity === 'severe' || found.id === id);
  const before = new Set(severe(facts).map((found) => found.id));
  return severe(withValue(facts, path, value)).every((found) => found.id !== id && before.has(found.id));
}

function valueAt(facts: ExaminedFacts, path: string): number | null {
  const value: unknown = path.split('.').reduce<unknown>((held, name) => {
    return typeof held === 'object' && held !== null ? Reflect.get(held, name) : undefined;
  }, facts);
  return typeof value === 'number' ? value : null;
}

function withValue(facts: ExaminedFacts, path: string, value: number): ExaminedFacts {
  const [name = '', inner] = path.split('.');
  const defaulted_fields = (facts.defaulted_fields ?? []).filter((id) => id !== name);
  if (inner === undefined) return { ...facts, [name]: value, defaulted_fields };
  return { ...facts, financials: { ...facts.financials, [inner]: value } };
}

function within({ min = -Infinity, max = Infinity }: FieldAt, value: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Counts and months are whole; other figures have as many digits as a person would type. */
function unitOf({ kind, step = 0 }: FieldAt, value: number): number {
  if (kind === 'integer' || kind === 'year' || (kind === 'decimal' && step >= 1)) return 1;
  return value === 0 ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(value))) + 1 - digits);
}

function rounded(field: FieldAt, value: number, round: (quotient: number) => number): number {
  const unit = unitOf(field, value);
  // Dividing by a power of ten leaves remainders such as 2.0000000004.
  return roundTo(round(roundTo(value / unit, 6)) * unit, 6);
}

const neat = (field: FieldAt, value: number) => rounded(field, value, Math.round);
const upTo = (field: FieldAt, value: number) => rounded(field, value, Math.ceil);
const downTo = (field: FieldAt, value: number) => rounded(field, value, Math.floor);
