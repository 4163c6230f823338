import { roundTo } from '@aval/metrics';

/**
 * Splits steps into the largest ones, listed individually, and the sum of the others.
 *
 * @param steps Largest first, with their points as printed: to one decimal.
 * @param most Maximum number of steps listed individually.
 * @returns `others` to the same decimal, so that the printed values still add up; 0 when there is nothing to print.
 */
export function describedSteps<Step extends { points: number }>(
  steps: readonly Step[],
  most: number,
): { described: Step[]; others: number } {
  const sum = steps.slice(most).reduce((total, { points }) => total + points, 0);
  return { described: steps.slice(0, most), others: roundTo(sum, 1) };
}
