import { wrongType } from '../facts/checkedNumber.ts';

const isoDate = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * A date as it was given.
 *
 * @throws RangeError naming the field and the value, unless it is written 'YYYY-MM-DD'.
 */
export function requireDate(field: string, value: unknown): string {
  if (typeof value !== 'string' || !isoDate.test(value)) throw wrongType(field, value, "a date, 'YYYY-MM-DD'");
  return value;
}
