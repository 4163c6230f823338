/** A px value with two decimals: what every layout returns, so that equal input gives equal markup. */
export function round2(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
