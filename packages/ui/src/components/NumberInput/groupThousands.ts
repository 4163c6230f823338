/**
 * Digits with Spanish thousands separators, even for four digits.
 *
 * @param digits Only digits, e.g. '1200'.
 * @returns e.g. '1.200'.
 */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}
