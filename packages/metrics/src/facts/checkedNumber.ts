import { isFiniteNumber } from '../isFiniteNumber.ts';
import type { ClampedInput } from '../types.ts';

/** A value as an error message shows it. */
function shown(value: unknown): string {
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
}

/** Error for a value of the wrong type. */
export function wrongType(field: string, value: unknown, expected: string): RangeError {
  return new RangeError(`evaluate: ${field} must be ${expected}, got ${shown(value)}.`);
}

/**
 * A number that may be missing.
 *
 * @returns Null for null and undefined.
 * @throws RangeError for anything else that is not a finite number.
 */
export function numberOrNull(field: string, value: unknown): number | null {
  if (value === null || value === undefined) return null;
  if (!isFiniteNumber(value)) throw wrongType(field, value, 'a finite number or null');
  return value;
}

/**
 * A number within its limits, with a warning when it had to be moved there.
 *
 * @throws RangeError when it is not a finite number.
 */
export function numberWithin(
  field: string,
  value: unknown,
  min: number,
  max: number,
  clamped: ClampedInput[],
): number | null {
  const given = numberOrNull(field, value);
  if (given === null) return null;
  const used = Math.min(max, Math.max(min, given));
  if (used !== given) clamped.push({ field, value: given, used });
  return used;
}

/**
 * A list that may be missing.
 *
 * @throws RangeError when it is something else.
 */
export function listOrNull<Item>(field: string, value: readonly Item[] | null | undefined): readonly Item[] | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) throw wrongType(field, value, 'a list or null');
  for (const item of value as readonly unknown[]) {
    if (typeof item !== 'object' || item === null) throw wrongType(field, value, 'a list of objects');
  }
  return value;
}

/**
 * A group of facts that may be missing.
 *
 * @throws RangeError when it is something else.
 */
export function groupOrNull<Group extends object>(field: string, value: Group | null | undefined): Group | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || Array.isArray(value)) throw wrongType(field, value, 'an object or null');
  return value;
}

/**
 * Makes sure that something is an object.
 *
 * @throws RangeError when it is missing or something else.
 */
export function requireGroup(field: string, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongType(field, value, 'an object');
}
