/**
 * Parses a positive integer from an address: digits only, so that each page has exactly one address.
 *
 * @param most The maximum value.
 * @returns null for anything else.
 */
export function wholeNumber(text: string | null | undefined, most = Number.MAX_SAFE_INTEGER): number | null {
  const value = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : null;
  return value !== null && value <= most ? value : null;
}
