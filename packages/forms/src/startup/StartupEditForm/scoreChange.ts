import { formatChange, roundTo } from '@aval/metrics';

/** By how much two scores differ as they are printed, with its sign; null when they print the same or one is missing. */
export function scoreChange(from: number | null, to: number | null): string | null {
  if (from === null || to === null) return null;
  const change = roundTo(roundTo(to, 1) - roundTo(from, 1), 1);
  return change === 0 ? null : formatChange(change);
}
