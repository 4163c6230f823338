import { requireNumber } from '../requireNumber.ts';

/**
 * Minimum number of peers for a percentile: with fewer it has little meaning and could reveal the value of one of them.
 */
export const LEAST_PEERS = 10;

/** The percentile of a value among its peers, or the fact that there are too few of them. */
export type Percentile = { kind: 'percentile'; n: number; percentile: number } | { kind: 'too_few'; n: number };

/**
 * Share of the peers that a value is above, in per cent; equal ones count half.
 *
 * @param value The value to rank, or null when unknown.
 * @param peers Values of the peers, without the startup itself; unknown ones do not count.
 * @throws RangeError when the value or a peer is not finite.
 * @returns 0-100 with the number of peers; 'too_few' for fewer than ten, or when the value is unknown.
 */
export function percentile(value: number | null, peers: readonly (number | null | undefined)[]): Percentile {
  const known = peers.filter((peer) => typeof peer === 'number');
  for (const each of [...known, ...(value === null ? [] : [value])]) requireNumber('percentile: each value', each);
  const n = known.length;
  if (value === null || n < LEAST_PEERS) return { kind: 'too_few', n };
  const below = known.filter((peer) => peer < value).length;
  const equal = known.filter((peer) => peer === value).length;
  return { kind: 'percentile', n, percentile: (100 * (below + equal / 2)) / n };
}
