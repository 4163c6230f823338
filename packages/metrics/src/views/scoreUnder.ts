import { roundTo } from '../rounding.ts';
import type { Lens, MetricValues } from '../types.ts';
import { lensScores } from './lensScores.ts';

/**
 * The one score that stands for a calculation under a lens: the investability, or the mean of the four scores of the
 * lens.
 *
 * @param calculation Any stored or computed calculation.
 * @returns 0-100, one decimal; null when a score is missing.
 */
export function scoreUnder(calculation: MetricValues, lens: Lens): number | null {
  if (lens === 'general') return calculation.IE_investability_score ?? null;
  const scores = lensScores[lens].flatMap((id) => calculation[id] ?? []);
  if (scores.length < lensScores[lens].length) return null;
  return roundTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 1);
}
