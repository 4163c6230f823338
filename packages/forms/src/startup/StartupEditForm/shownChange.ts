import { formatChange, scoreChange } from '@aval/metrics';

/** By how much two scores differ as they are printed, with its sign; null when they print the same or one is missing. */
export function shownChange(from: number | null | undefined, to: number | null | undefined): string | null {
  const change = scoreChange(from, to);
  return change === null || change === 0 ? null : formatChange(change);
}
