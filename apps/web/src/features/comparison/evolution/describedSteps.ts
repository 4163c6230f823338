import { roundTo } from '@aval/metrics';

/**
 * The largest steps one by one, and what the others come to together.
 *
 * @param steps Largest first, with their points as printed: to one decimal.
 * @param most Steps that are told apart.
 * @returns `others` to the same decimal, so that what is printed still adds up; 0 where nothing is left to print.
 */
export function describedSteps<Step extends { points: number }>(
  steps: readonly Step[],
  most: number,
): { told: Step[]; others: number } {
  const sum = steps.slice(most).reduce((total, { points }) => total + points, 0);
  return { told: steps.slice(0, most), others: roundTo(sum, 1) };
}
