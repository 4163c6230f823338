/** Advance widths of Inter at weight 400 in em, grouped; those of other scripts by their kind, otherwise `other`. */
const groups: readonly (readonly [number, string])[] = [
  [0.24, 'ijlí'],
  [0.28, ' \u00a0!,.:I¡·'],
  [0.32, "';`t|"],
  [0.36, '()/[]fr1'],
  [0.44, '_{}'],
  [0.48, '"-º'],
  [0.52, '*?s¿–'],
  [0.56, '7JLackvxyzáç'],
  [0.6, 'EFbdeghnopquéóúüñÉ'],
  [0.64, '02345689#$&BPRSTZ'],
  [0.68, '+<=>AKVXY~Á€−×÷±'],
  [0.72, 'CD'],
  [0.76, 'GHNOQUÓÚÑ'],
  [0.8, 'w'],
  [0.88, 'm…≈'],
  [0.92, 'M'],
  [1, '@%W—'],
];
const marks = /[\p{M}\p{Cf}]/u;
/** Chinese, Japanese and Korean letters, and emoji. */
const squares = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\p{Emoji_Presentation}]/u;
const other = 0.64;
const boldFactor = 1.04;
const widths = new Map(groups.flatMap(([width, characters]) => Array.from(characters, (one) => [one, width] as const)));

function widthOf(character: string): number {
  const width = widths.get(character) ?? (marks.test(character) ? 0 : squares.test(character) ? 1 : other);
  widths.set(character, width);
  return width;
}

/** Whether the first letter belongs to a right-to-left script. */
const isFromRight = (text: string): boolean => /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/u.test(text);
/** Right-to-left mark: makes the preceding character right-to-left. */
const fromRightMark = '\u200f';

/** The beginning of a text with an ellipsis at its end, which is at the left for right-to-left text. */
function cutOff(beginning: string): string {
  return `${beginning.trimEnd()}…${isFromRight(beginning) ? fromRightMark : ''}`;
}

export type TextWeight = 'regular' | 'bold';

/**
 * Estimates the width of a text in Inter without a browser, so that layouts stay pure.
 *
 * @param text any text; letters of other scripts count 0.64 em, full-width characters and emoji 1 em, combining marks
 *   nothing.
 * @param size font size in px, > 0.
 * @returns px, within about 5 % of what is drawn in Inter.
 */
export function textWidth(text: string, size: number, weight: TextWeight = 'regular'): number {
  let em = 0;
  for (const character of text) em += widthOf(character);
  return em * size * (weight === 'bold' ? boldFactor : 1);
}

/**
 * The text, or its beginning with an ellipsis when it does not fit.
 *
 * @param width available px.
 * @returns at least one character and the ellipsis, even when that is too wide.
 */
export function fitText(text: string, width: number, size: number, weight: TextWeight = 'regular'): string {
  if (textWidth(text, size, weight) <= width) return text;
  const characters = Array.from(text);
  for (let length = characters.length - 1; length > 1; length--) {
    const shorter = cutOff(characters.slice(0, length).join(''));
    if (textWidth(shorter, size, weight) <= width) return shorter;
  }
  return cutOff(characters[0] ?? '');
}

/**
 * The text in at most `lines` lines, broken at spaces; the last line ends with an ellipsis when words are left.
 *
 * @param width px of a line.
 * @returns one to `lines` lines, never empty.
 */
export function wrapText(
  text: string,
  width: number,
  size: number,
  lines: number,
  weight: TextWeight = 'regular',
): string[] {
  const words = text.split(' ');
  const wrapped: string[] = [];
  let line = words.shift() ?? '';
  while (words.length > 0 && wrapped.length < lines - 1) {
    const longer = `${line} ${words[0] ?? ''}`;
    if (textWidth(longer, size, weight) > width) {
      wrapped.push(fitText(line, width, size, weight));
      line = words.shift() ?? '';
    } else {
      line = longer;
      words.shift();
    }
  }
  return [...wrapped, fitText([line, ...words].join(' '), width, size, weight)];
}
