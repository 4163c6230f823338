interface Limits {
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * A number changed by one step, within its limits and without floating-point noise.
 *
 * @param value null or NaN start at the lower limit, or at 0.
 */
export function nudge(value: number | null, by: number, { min, max }: Limits): number {
  const lowest = min ?? Number.NEGATIVE_INFINITY;
  const highest = max ?? Number.POSITIVE_INFINITY;
  const clamp = (next: number): number => Math.min(Math.max(next, lowest), highest);
  if (value === null || Number.isNaN(value)) return clamp(min ?? 0);
  return clamp(Number((value + by).toFixed(10)));
}
