const COLORS = 10;

/**
 * Colour of an avatar, the same for the same name everywhere.
 *
 * @param name Any text; surrounding spaces and the Unicode form of accents (composed or decomposed) do not matter.
 * @returns 0-9, an index into the palette of ten.
 */
export function avatarColor(name: string): number {
  let hash = 0;
  for (const character of name.trim().normalize('NFC'))
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) as number)) >>> 0;
  return hash % COLORS;
}
