/** Parses a year; null when the text is not a year, or has too many digits. */
export function typedYear(text: string): number | null {
  const trimmed = text.trim();
  const year = Number(trimmed);
  return /^[+-]?\d+$/.test(trimmed) && Number.isSafeInteger(year) ? year : null;
}
