/**
 * Initials for an avatar: the first letter of the first two words, or of the only word.
 *
 * @param name Any text; characters other than letters and digits are skipped; accents may be composed or decomposed.
 * @returns One or two upper-case letters; '?' when there is none.
 */
export function initials(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] as string);
  return letters.join('').toLocaleUpperCase('es') || '?';
}
