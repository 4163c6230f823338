/** Code points from U+0020 to U+FFFD without surrogates, and the mandatory last segment. */
const segments = [
  [0x20, 0xd7ff],
  [0xe000, 0xfffd],
  [0xffff, 0xffff],
] as const;
const glyphs = 0xfffe;
const unitsPerEm = 1000;

const words = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]);
const longs = (...values: readonly number[]): number[] =>
  values.flatMap((value) => words(value >>> 16, value & 0xffff));
const empty = (bytes: number): number[] => Array.from({ length: bytes }, () => 0);

function characterMap(): number[] {
  const count = segments.length;
  const body = words(
    0,
    2 * count,
    4,
    1,
    2 * count - 4,
    ...segments.map(([, last]) => last),
    0,
    ...segments.map(([first]) => first),
    // Maps each character to the glyph with its own number, and the mandatory last segment to glyph 0.
    ...segments.map(([first]) => (first === 0xffff ? 1 : 0)),
    ...segments.map(() => 0),
  );
  return [...words(0, 1, 3, 1), ...longs(12), ...words(4, body.length + 4), ...body];
}

/** The mandatory tables of a TrueType font; every glyph is empty and one em wide. */
const tables: Readonly<Record<string, () => number[]>> = {
  'OS/2': () => [...words(3, unitsPerEm, 400, 5), ...empty(88)],
  cmap: characterMap,
  glyf: () => empty(4),
  head: () => [
    ...longs(0x10000, 0x10000, 0, 0x5f0f3cf5),
    ...words(0, unitsPerEm),
    ...empty(16),
    ...words(0, 0, unitsPerEm, unitsPerEm, 0, 8, 2, 0, 0),
  ],
  hhea: () => [...longs(0x10000), ...words(unitsPerEm, 0, 0, unitsPerEm), ...empty(22), ...words(1)],
  hmtx: () => [...words(unitsPerEm, 0), ...empty(2 * (glyphs - 1))],
  loca: () => empty(2 * (glyphs + 1)),
  maxp: () => [...longs(0x10000), ...words(glyphs), ...empty(26)],
  // The mandatory name, "U".
  name: () => words(0, 1, 18, 3, 1, 0x409, 6, 2, 0, 0x55),
  post: () => [...longs(0x30000), ...empty(28)],
};

/**
 * Creates a base64-encoded font with an empty glyph for every character. Text that is drawn as an image is also written
 * in this font over it, so that it can be searched, selected and copied.
 */
export function unseenFont(): string {
  const made = Object.entries(tables).map(([tag, make]) => ({ tag, bytes: make() }));
  let offset = 12 + 16 * made.length;
  const directory: number[] = [...longs(0x10000), ...words(made.length, 128, 3, 16 * made.length - 128)];
  const contents: number[][] = [];
  for (const { tag, bytes } of made) {
    directory.push(...Array.from(tag, (letter) => letter.charCodeAt(0)), ...longs(0, offset, bytes.length));
    const padding = -bytes.length & 3;
    contents.push(bytes, empty(padding));
    offset += bytes.length + padding;
  }
  const bytes = [directory, ...contents].flat();
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}
