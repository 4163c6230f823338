import { requireNumber } from '../requireNumber.ts';
import type { Level } from '../types.ts';

/** Lowest score of each level, and of each badge colour and glossary word; below the last it is 'very-low'. */
export const levelThresholds = { high: 80, medium: 60, low: 40 } as const;

/**
 * Level of an investability score. A score exactly on a threshold belongs to the upper level.
 *
 * @param score 0-100 as shown (one decimal), or null when the startup is not evaluated.
 * @throws RangeError when the score is not within 0-100.
 */
export function levelOf(score: number | null): Level {
  if (score === null) return 'Not Evaluated';
  requireNumber('levelOf: score', score);
  if (!(score >= 0 && score <= 100)) throw new RangeError(`levelOf: score must be within 0..100, got ${score}.`);
  if (score >= levelThresholds.high) return 'high';
  if (score >= levelThresholds.medium) return 'medium';
  return score >= levelThresholds.low ? 'low' : 'very-low';
}
