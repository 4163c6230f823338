import { requireNumber } from '../requireNumber.ts';
import type { Quartiles } from './quartiles.ts';

export const quartilePlaces = ['below-first', 'below-median', 'at-median', 'above-median', 'above-third'] as const;
/** Where a value stands among quartiles. */
export type QuartilePlace = (typeof quartilePlaces)[number];

/**
 * Where a value stands among the quartiles of others. One that equals the first or the third quartile is between it and
 * the median.
 *
 * @param value The value, or null when unknown.
 * @throws RangeError when the value is not finite.
 * @returns Its place; null for an unknown value or without quartiles.
 */
export function quartilePlace(value: number | null, quartiles: Quartiles | null): QuartilePlace | null {
  if (value === null || quartiles === null) return null;
  requireNumber('quartilePlace: value', value);
  const { first, median, third } = quartiles;
  if (value === median) return 'at-median';
  if (value < median) return value < first ? 'below-first' : 'below-median';
  return value > third ? 'above-third' : 'above-median';
}
