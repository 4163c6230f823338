/** Rounds px to two decimals, as every layout does, so that equal input gives equal markup. */
export function round2(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
