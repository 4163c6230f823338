/** The ranges of characters that a TrueType font draws, as its table of them says (format 4, up to U+FFFF). */
export function coveredBy(font: Buffer): (readonly [first: number, last: number])[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (record === undefined) throw new RangeError('coveredBy: the font has no table of its characters.');
  const cmap = font.readUInt32BE(record + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const start = subtables.find((at) => font.readUInt16BE(at) === 4);
  if (start === undefined) throw new RangeError('coveredBy: the font has no table of format 4.');
  const size = font.readUInt16BE(start + 6);
  return Array.from({ length: size / 2 - 1 }, (_, index) => {
    const last = start + 14 + 2 * index;
    return [font.readUInt16BE(last + size + 2), font.readUInt16BE(last)] as const;
  });
}
