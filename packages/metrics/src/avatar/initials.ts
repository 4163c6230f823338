/**
 * Initials for an avatar: the first letter of the first two words, or of the only word.
 *
 * @param name Any text; signs that are no letter or digit are skipped.
 * @returns One or two upper-case letters; '?' when there is none.
 */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] as string);
  return letters.join('').toLocaleUpperCase('es') || '?';
}
