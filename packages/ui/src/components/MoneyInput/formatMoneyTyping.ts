import { parseTypedNumber } from '../NumberInput/parseTypedNumber.ts';
import { printTypedNumber } from '../NumberInput/printTypedNumber.ts';
import { decimalAt, digitsOf, grouped, isWritten, ungrouped } from './amountText.ts';
import { inWholeCents } from './inWholeCents.ts';

const decimals = 2;

type Mark = '.' | ',';

/** What the user typed for the marks of a text; null for one that is not in it, or that this function added. */
export interface TypedMarks {
  group: Mark | null;
  decimal: Mark | null;
  /** Whether the last edit was the third digit after a mark, which made it a group mark. */
  hasNewGroup: boolean;
}

export interface MoneyTyping {
  /** The unit of the field: '€ / month', 'M€'. */
  unit: string;
  /** The text before this edit, as this function left it. */
  previous: string;
  /** The marks of that text; undefined when it was not typed, and is read as it stands. */
  marks?: TypedMarks | undefined;
  /** The text after the edit, as the browser left it. */
  next: string;
  /** Caret position in `next`, 0 to its length. */
  caret: number;
  /** Whether the edit was the Delete key, which removes the character after the caret. */
  isForwardDelete?: boolean;
  /**
   * Index in `previous` at which a text was pasted, up to the caret in `next`; 0 when everything was replaced. Omitted
   * for typing.
   */
  pastedAt?: number | undefined;
}

export interface MoneyText {
  text: string;
  caret: number;
  marks: TypedMarks;
}

/**
 * Regroups an amount while the user types, keeping the caret at the same digit.
 *
 * Thousands separators are added automatically. A mark that the user types is the decimal mark while at most two digits
 * follow it; a third digit turns it into a thousands separator, unless the integer part is 0, or has more than three
 * digits that the user did not group with the same mark. A pasted amount is parsed as a typed figure. A text that is not
 * an amount stays unchanged, so that the user can see and correct it.
 *
 * @returns The text to show, in Spanish format where it is an amount, the caret in it, and what the user typed for marks.
 */
export function formatMoneyTyping(typing: MoneyTyping): MoneyText {
  const { previous, next, caret, pastedAt, marks = marksOf(previous) } = typing;
  const asItIs = { text: next, caret, marks: marksOf(next) };
  if (pastedAt !== undefined) return readPasted(typing, pastedAt) ?? asItIs;
  if (!/^[-\u2212]?[\d.,]*$/u.test(next)) return asItIs;
  // The previous text was not an amount, so there is no caret position to keep.
  if (!isWritten(previous)) return isWritten(next) ? asItIs : (readWhole(typing) ?? asItIs);
  const inserted = insertedPart(previous, next);
  const isFourthDigit = /^\d$/.test(inserted.text) && inserted.at === previous.length && isGroupedOnce(previous);
  if (marks.hasNewGroup && marks.group && isFourthDigit) return withDecimal(next, marks.group);
  const mark = decimalMark(typing, inserted, marks);
  const isMarkRefused = /^[.,]$/.test(inserted.text) && mark?.at !== inserted.at;
  if (isMarkRefused) return asItIs;
  const whole = digitsOf(mark === null ? next : next.slice(0, mark.at));
  const fraction = mark === null ? '' : digitsOf(next.slice(mark.at + 1));
  // After grouped thousands only the comma is a decimal mark.
  const sign = mark !== null && whole.length > 3 ? ',' : (mark?.sign ?? '');
  const minus = /^[-\u2212]/u.test(next) ? '-' : '';
  const text = minus + grouped(whole) + sign + fraction;
  return { text, caret: caretIn(text, typing, mark?.at ?? null), marks: typedMarks(whole, mark, inserted, marks) };
}

/** Combines a pasted amount with the text around it; null when the result is not an amount. */
function readPasted({ unit, previous, next, caret }: MoneyTyping, pastedAt: number): MoneyText | null {
  const tail = next.length - caret;
  if (!isWritten(previous) || (pastedAt === 0 && tail === 0)) return readAmount(next, tail, unit);
  const after = ungrouped(previous, previous.length - tail);
  return readAmount(ungrouped(previous, 0, pastedAt) + next.slice(pastedAt, caret) + after, after.length, unit);
}

/** Parses a text that has become an amount by this edit; null when it is not one, or would lose a typed digit. */
function readWhole({ unit, next, caret }: MoneyTyping): MoneyText | null {
  const read = readAmount(next, next.length - caret, unit);
  const isWhole = read !== null && withoutLeadingZeros(read.text) === withoutLeadingZeros(next);
  return isWhole ? read : null;
}

const withoutLeadingZeros = (text: string): string => digitsOf(text).replace(/^0+/, '');

/**
 * Formats a parsed figure in whole cents, with the caret before its last `after` characters.
 *
 * @returns null when it is not a number.
 */
function readAmount(figure: string, after: number, unit: string): MoneyText | null {
  const value = parseTypedNumber(figure, unit);
  if (value === null || Number.isNaN(value)) return null;
  const text = printTypedNumber(inWholeCents(value, unit));
  let caret = text.length;
  for (let left = after; left > 0 && caret > 0; caret -= 1) if (text[caret - 1] !== '.') left -= 1;
  return { text, caret, marks: marksOf(text) };
}

/** The marks of a text that stands in the field: what it shows is what it says. */
function marksOf(text: string): TypedMarks {
  return { group: '.', decimal: decimalAt(text) === null ? null : ',', hasNewGroup: false };
}

function typedMarks(whole: string, mark: DecimalMark | null, inserted: Inserted, marks: TypedMarks): TypedMarks {
  const typed = inserted.text === '.' || inserted.text === ',' ? inserted.text : null;
  const becameGroup = mark === null && marks.decimal !== null && whole.length > 3;
  const group = becameGroup ? marks.decimal : whole.length > 3 ? marks.group : null;
  return { group, decimal: mark === null ? null : (typed ?? marks.decimal), hasNewGroup: becameGroup };
}

const isGroupedOnce = (amount: string): boolean => amount.split('.').length === 2;

/** Takes back the group mark of '12.345' at the fourth digit, because '12.3456' is a decimal. */
function withDecimal(next: string, decimal: Mark): MoneyText {
  const text = next.replace('.', decimal);
  return { text, caret: text.length, marks: { group: null, decimal, hasNewGroup: false } };
}

interface Inserted {
  at: number;
  text: string;
}

function insertedPart(previous: string, next: string): Inserted {
  const most = Math.min(previous.length, next.length);
  let start = 0;
  while (start < most && previous[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && previous.at(-1 - end) === next.at(-1 - end)) end += 1;
  return { at: start, text: next.slice(start, next.length - end) };
}

interface DecimalMark {
  at: number;
  sign: Mark;
}

function decimalMark({ previous, next }: MoneyTyping, inserted: Inserted, marks: TypedMarks): DecimalMark | null {
  const old = decimalAt(previous);
  const typed = /^[.,]$/.test(inserted.text) ? inserted.at : null;
  if (typed !== null && old === null) {
    const following = digitsOf(next.slice(typed + 1)).length;
    return following <= decimals ? { at: typed, sign: next[typed] === '.' ? '.' : ',' } : null;
  }
  if (old === null) return null;
  const fromEnd = previous.length - old;
  const at = old < inserted.at ? old : next.length - fromEnd;
  const sign = next[at];
  if (sign !== '.' && sign !== ',') return null;
  const whole = digitsOf(next.slice(0, at));
  // A group mark never follows more than three digits, unless these are grouped by it too.
  const mayGroup =
    Number(whole) !== 0 && (whole.length <= 3 || (marks.group !== null && marks.group === marks.decimal));
  const isGroup = mayGroup && digitsOf(next.slice(at + 1)).length > decimals;
  return isGroup ? null : { at, sign };
}

/** Keeps the digits and the decimal mark left of the caret left of it; thousands separators do not count. */
function caretIn(text: string, typing: MoneyTyping, markAt: number | null): number {
  const { previous, next, caret, isForwardDelete = false } = typing;
  let kept = 0;
  for (let index = 0; index < Math.min(caret, next.length); index += 1) {
    if (/[\d]/.test(next[index] ?? '') || index === markAt || (index === 0 && text.startsWith('-'))) kept += 1;
  }
  const shownMark = markAt === null ? null : decimalAt(text);
  let position = 0;
  for (; position < text.length && kept > 0; position += 1) {
    const counts = /\d/.test(text[position] ?? '') || position === shownMark || text[position] === '-';
    if (counts) kept -= 1;
  }
  const skippedMark = isForwardDelete && text === previous && text[position] === '.';
  return skippedMark ? position + 1 : position;
}
