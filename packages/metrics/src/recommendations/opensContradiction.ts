import type { Prepared } from '../prepare.ts';

/** Whether figures contradict each other after a change that did not before. */
export function opensContradiction(before: Prepared, after: Prepared): boolean {
  const known = new Set(before.contradictions.map(({ id }) => id));
  return after.contradictions.some(({ id }) => !known.has(id));
}
