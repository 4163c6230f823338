const COLORS = 10;

/**
 * Colour of an avatar, the same for the same name everywhere.
 *
 * @param name Any text; spaces around it do not count, nor whether accents stand apart from their letter.
 * @returns 0-9, an index into the palette of ten.
 */
export function avatarColor(name: string): number {
  let hash = 0;
  for (const sign of name.trim().normalize('NFC')) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) as number)) >>> 0;
  return hash % COLORS;
}
