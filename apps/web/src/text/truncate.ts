/**
 * A text in at most so many characters, cut at a word where one ends near, with an ellipsis.
 *
 * @param length the most characters, the ellipsis included.
 * @returns null for an absent or blank text.
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
