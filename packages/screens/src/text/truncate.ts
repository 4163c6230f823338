/**
 * Truncates a text to a length, at a word boundary if there is one nearby, with an ellipsis.
 *
 * @param length The maximum length, including the ellipsis.
 * @returns null for a missing or blank text.
 */
export function truncate(text: string | null | undefined, length: number): string | null {
  const whole = text?.trim() ?? '';
  if (whole === '') return null;
  const characters = Array.from(whole);
  if (characters.length <= length) return whole;
  const start = characters.slice(0, length - 1).join('');
  const lastSpace = start.lastIndexOf(' ');
  const cut = lastSpace > start.length * 0.8 ? start.slice(0, lastSpace) : start;
  return `${cut.trimEnd()}…`;
}
