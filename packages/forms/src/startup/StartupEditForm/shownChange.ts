import { formatChange, scoreChange } from '@aval/metrics';

/** The difference of two printed scores with its sign; null when they print the same or one is missing. */
export function shownChange(from: number | null | undefined, to: number | null | undefined): string | null {
  const change = scoreChange(from, to);
  return change === null || change === 0 ? null : formatChange(change);
}
