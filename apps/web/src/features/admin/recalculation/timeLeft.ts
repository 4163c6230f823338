/**
 * How much longer a run takes if it goes on as it went, in milliseconds.
 *
 * @returns null while nothing can be said.
 */
export function timeLeft(elapsedMs: number, done: number, total: number): number | null {
  if (done <= 0 || done >= total || elapsedMs <= 0) return null;
  return (elapsedMs * (total - done)) / done;
}
