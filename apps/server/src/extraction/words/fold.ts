/** Converts a text to lower case without accents, character by character, so that positions stay the same. */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    folded += letter < '\u0080' ? letter.toLowerCase() : foldLetter(letter);
  }
  return folded;
}

const alike = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['−', '-'],
  ['‑', '-'],
  ['\u00A0', ' '],
  ['\u202F', ' '],
  ['\u2009', ' '],
  // A euro sign (U+20AC) truncated to its low byte.
  ['¬', '€'],
]);

function foldLetter(letter: string): string {
  return alike.get(letter) ?? letter.normalize('NFD').charAt(0).toLowerCase().charAt(0);
}

/** Splits a label into folded words, without punctuation and stop words. */
export function labelWords(label: string): string[] {
  return fold(label)
    .replaceAll(/[_/]/g, ' ')
    .replaceAll(/[^\p{L}\d& ]|[ªº]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !littleWords.has(word));
}

const littleWords = new Set(
  'a an the of in on for to by per and our your is are de del la el los las lo en por para y e a al su sus un una se'.split(
    ' ',
  ),
);
