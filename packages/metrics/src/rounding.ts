/**
 * The value rounded half away from zero, with 1e-12 of slack so that binary dust never decides a half.
 *
 * @param value Any finite number.
 * @param digits Decimals to keep, 0-10.
 * @returns The rounded number; never negative zero.
 */
export function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits;
  const size = Math.round((Math.abs(value) + 1e-12) * factor) / factor;
  return value < 0 && size > 0 ? -size : size;
}
