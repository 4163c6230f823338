/**
 * Initials for an avatar: the first letter of the first two words, or of the only word.
 *
 * @param name Any text; signs that are no letter or digit are skipped, accents may stand apart from their letter.
 * @returns One or two upper-case letters; '?' when there is none.
 */
export function initials(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] as string);
  return letters.join('').toLocaleUpperCase('es') || '?';
}
