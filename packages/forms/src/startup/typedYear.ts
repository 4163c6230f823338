/** The year that a text stands for; null where it is none, or has more digits than a number holds. */
export function typedYear(text: string): number | null {
  const trimmed = text.trim();
  const year = Number(trimmed);
  return /^[+-]?\d+$/.test(trimmed) && Number.isSafeInteger(year) ? year : null;
}
