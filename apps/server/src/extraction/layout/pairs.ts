import { bareValue, withoutMarks } from './marks.ts';
import type { Passage } from './passages.ts';

const separator =
  /\s*(?::|=|(?<!\.)\.{3,}:?|\s\.{2}|…|(?<!_)_{3,})\s+|(?<!\.)\.{5,}:?(?=[^\s.:])|\s(?:[-=]?>|[→⇒➔»▸►])\s|\s*：\s*|\s*:\s*(?=[€$\d\p{L}])(?!\/\/)|\s[–—-]\s/gu;
/** Separates 'label: value' pairs on one line: a separator, or the end of a sentence before words with a colon. */
export const pairsBreak =
  /\s+[|·•]\s+|;\s+|(?:,|\s\/)\s+(?=\p{Lu}[^:;,./|·•]{1,40}:\s)|(?<=[^\s.]{2}\.|[)%€]\.)\s+(?=\p{Lu}[^:.]{1,40}:\s)/u;
const longestLabel = 120;
const cellSeparator = /:\s+|：\s*/g;
/** A label in brackets, or one before a semicolon, in a text without any other separator. */
const otherwise = [/^\[([^\]]{2,60})\]\s+(\S.*)$/su, /^([^;]{2,60});(\S[^;]*)$/su];

/** A label and the text beside it, as written. */
export interface LabelledPair {
  label: string;
  words: string;
}

/** Returns the pairs of the form 'Label: value' in a line, or in the cells of a row. */
export function pairsIn({ text, cells }: Passage): LabelledPair[] {
  const texts = cells ? cells.map((cell) => cell.text) : [text];
  return texts.flatMap((one) => one.split(pairsBreak)).flatMap((one) => pairOf(one, cells !== null));
}

function pairOf(given: string, isCell: boolean): LabelledPair[] {
  const text = withoutMarks(given);
  // In a cell, a dash does not separate a label from its value.
  const split = firstOutside(text, isCell ? cellSeparator : separator);
  if (split && split.index > 0 && split.index <= longestLabel) {
    return pairFrom(text.slice(0, split.index), text.slice(split.index + split[0].length));
  }
  if (isCell) return [];
  return otherwise.flatMap((pattern) => {
    const [, label, words] = pattern.exec(text) ?? [];
    return label !== undefined && words !== undefined ? pairFrom(label, words) : [];
  });
}

/** Returns the first separator outside of brackets: that of 'sales in 2025 (2024: €1m)' belongs to a note. */
function firstOutside(text: string, separators: RegExp): RegExpExecArray | undefined {
  return [...text.matchAll(separators)].find(({ index }) => {
    const before = text.slice(0, index);
    return before.lastIndexOf('(') <= before.lastIndexOf(')');
  });
}

function pairFrom(label: string, words: string): LabelledPair[] {
  return [{ label: label.replaceAll(/^["“«]|["”»]$/gu, ''), words: bareValue(words) }];
}
