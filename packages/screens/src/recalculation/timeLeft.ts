/**
 * Estimates the time left in milliseconds, assuming a constant pace.
 *
 * @returns null while there is no estimate.
 */
export function timeLeft(elapsedMs: number, done: number, total: number): number | null {
  if (done <= 0 || done >= total || elapsedMs <= 0) return null;
  return (elapsedMs * (total - done)) / done;
}
