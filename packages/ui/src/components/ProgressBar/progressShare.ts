/** Share of the whole in per cent, 0-100 with two decimals; 0 when the whole is not positive. */
export function progressShare(value: number, max: number): number {
  if (!(max > 0) || !Number.isFinite(value)) return 0;
  return Math.round(Math.min(100, Math.max(0, (value / max) * 100)) * 100) / 100;
}

/** The value for `aria-valuenow`, between 0 and the maximum; undefined (indeterminate) for NaN. */
export function progressNow(value: number, max: number): number | undefined {
  return Number.isNaN(value) ? undefined : Math.min(Math.max(value, 0), Math.max(max, 0));
}
