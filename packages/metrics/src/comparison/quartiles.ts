import { requireNumber } from '../requireNumber.ts';

/**
 * Minimum number of values for quartiles: with fewer, a quarter of the values is not even one of them, and the figures
 * would tell those of single startups. A percentile says more about one value and needs `LEAST_PEERS`.
 */
export const LEAST_FOR_QUARTILES = 5;

/** Where a quarter, a half and three quarters of the values are reached, in their unit. */
export interface Quartiles {
  first: number;
  median: number;
  third: number;
}

/**
 * The first quartile, the median and the third quartile, interpolated linearly between the two nearest values: type 7
 * of Hyndman and Fan, which `percentile_cont` of PostgreSQL, NumPy, R and `QUARTILE.INC` use too.
 *
 * @param values In any order; unknown ones do not count.
 * @throws RangeError when a value is not finite.
 * @returns Unrounded; null for fewer than five known values.
 * @see Hyndman and Fan 1996, "Sample Quantiles in Statistical Packages", The American Statistician 50(4).
 */
export function quartiles(values: readonly (number | null | undefined)[]): Quartiles | null {
  const known = values.filter((value) => typeof value === 'number');
  for (const each of known) requireNumber('quartiles: each value', each);
  if (known.length < LEAST_FOR_QUARTILES) return null;
  const ordered = known.toSorted((a, b) => a - b);
  return { first: reached(ordered, 0.25), median: reached(ordered, 0.5), third: reached(ordered, 0.75) };
}

/** The value that a share of the ordered values reaches. */
function reached(ordered: readonly number[], share: number): number {
  const place = (ordered.length - 1) * share;
  const low = ordered[Math.floor(place)] ?? 0;
  const high = ordered[Math.ceil(place)] ?? low;
  return Math.min(high, low + (high - low) * (place - Math.floor(place)));
}
