/**
 * A whole number from 1, as an address says one: in digits alone, so that one page has one address.
 *
 * @param most the largest that makes sense.
 * @returns null for whatever else stands there.
 */
export function wholeNumber(text: string | null | undefined, most = Number.MAX_SAFE_INTEGER): number | null {
  const value = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : null;
  return value !== null && value <= most ? value : null;
}
