const vowel = /[aeiouyáéíóúü]/i;
const consonant = /[bcdfghjklmnñpqrstvwxz]/i;
/** Consonants that begin a syllable together. */
const inseparable = /^([bcfgkpt][lr]|dr|ch|ll|rr|ph|qu|sh|th)$/i;
/** Fewest characters on either side of a break. */
const leastPart = 2;

/**
 * Where a word may be hyphenated: before the consonant that begins a syllable, as in Spanish, which is mostly right
 * in English.
 *
 * @returns Indexes of characters that may begin a line, ascending.
 */
function breaksOf(characters: readonly string[]): number[] {
  const found = characters.flatMap((character, index) => {
    if (!consonant.test(character) || !vowel.test(characters[index + 1] ?? '')) return [];
    return inseparable.test(`${characters[index - 1] ?? ''}${character}`) ? [index - 1] : [index];
  });
  return found.filter((index) => index >= leastPart && characters.length - index >= leastPart);
}

/**
 * Hyphenates a word that is too long for a line, between syllables.
 *
 * @param fits Whether a text fits into a line.
 * @returns The parts, each of which fits; only the word when it fits or when no hyphenation helps.
 */
export function breakWord(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const characters = Array.from(word);
  const parts = (index: number): [string, string] => [
    `${characters.slice(0, index).join('')}-`,
    characters.slice(index).join(''),
  ];
  const chosen = breaksOf(characters)
    .map(parts)
    .findLast(([first]) => fits(first));
  if (chosen === undefined) return [word];
  const rest = breakWord(chosen[1], fits);
  return rest.every(fits) ? [chosen[0], ...rest] : [word];
}
