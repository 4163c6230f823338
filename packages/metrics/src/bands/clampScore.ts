import { requireNumber } from '../requireNumber.ts';

/**
 * The score within 0-100.
 *
 * @param score Any finite number, or null when unknown.
 * @throws RangeError when the score is not finite.
 */
export function clampScore(score: number): number;
export function clampScore(score: number | null): number | null;
export function clampScore(score: number | null): number | null {
  if (score === null) return null;
  requireNumber('clampScore: score', score);
  return Math.min(100, Math.max(0, score));
}
