import { printedNumber } from '../registry/printedNumber.ts';
import { requireNumber } from '../requireNumber.ts';
import type { Level } from '../types.ts';

/** Lowest score of each level, and of each badge colour and glossary word; below the last it is 'very-low'. */
export const levelThresholds = { high: 80, medium: 60, low: 40 } as const;

/**
 * Level of an investability score, judged as it is printed: 79.97 is printed 80,0 and is high. A score exactly on a
 * threshold belongs to the upper level.
 *
 * @param score 0-100, or null when the startup is not evaluated.
 * @throws RangeError when the score is not within 0-100.
 */
export function levelOf(score: number | null): Level {
  if (score === null) return 'Not Evaluated';
  requireNumber('levelOf: score', score);
  if (!(score >= 0 && score <= 100)) throw new RangeError(`levelOf: score must be within 0..100, got ${score}.`);
  const shown = printedNumber('score', score);
  if (shown >= levelThresholds.high) return 'high';
  if (shown >= levelThresholds.medium) return 'medium';
  return shown >= levelThresholds.low ? 'low' : 'very-low';
}
