/** Whether there is a number to work with or to show. */
export function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
