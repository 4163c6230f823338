import { printedNumber } from '../registry/printedNumber.ts';
import { requireNumber } from '../requireNumber.ts';

export type ScoreBand = 'very-low' | 'low' | 'medium' | 'high' | 'very-high';

/**
 * Value class of a 0-100 score in comparison tables: up to 0 very low, up to 25 low, up to 50 medium, up to 75 high,
 * above that very high, judged as it is printed: 25.04 is printed 25,0 and is low. Months, counts, money and ratios have no class.
 *
 * @param score 0-100, or null when unknown.
 * @returns Null when the score is null.
 * @throws RangeError when the score is not within 0-100.
 */
export function scoreBand(score: number | null): ScoreBand | null {
  if (score === null) return null;
  requireNumber('scoreBand: score', score);
  if (!(score >= 0 && score <= 100)) {
    throw new RangeError(`scoreBand: score must be within 0..100, got ${score}. Clamp with clampScore() first.`);
  }
  const shown = printedNumber('score', score);
  if (shown <= 0) return 'very-low';
  if (shown <= 25) return 'low';
  if (shown <= 50) return 'medium';
  return shown <= 75 ? 'high' : 'very-high';
}
