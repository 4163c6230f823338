/**
 * The score within 0-100.
 *
 * @param score Any finite number, or null when unknown.
 */
export function clampScore(score: number): number;
export function clampScore(score: number | null): number | null;
export function clampScore(score: number | null): number | null {
  return score === null ? null : Math.min(100, Math.max(0, score));
}
