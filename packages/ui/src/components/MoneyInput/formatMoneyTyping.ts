import { parseTypedNumber } from '../NumberInput/parseTypedNumber.ts';
import { printTypedNumber } from '../NumberInput/printTypedNumber.ts';
import { decimalAt, digitsOf, grouped, isWritten, ungrouped } from './amountText.ts';

const decimals = 2;

export interface MoneyTyping {
  /** The text before this edit, as this function left it. */
  previous: string;
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
}

/**
 * Regroups an amount while the user types, keeping the caret at the same digit.
 *
 * Thousands separators are added automatically. A mark that the user types is the decimal mark while at most two digits
 * follow it; a third digit turns it into a thousands separator, unless the integer part is 0. A pasted amount is parsed
 * as a typed figure. A text that is not an amount stays unchanged, so that the user can see and correct it.
 *
 * @returns The text to show, in Spanish format where it is an amount, and the caret in it.
 */
export function formatMoneyTyping(typing: MoneyTyping): MoneyText {
  const { previous, next, caret, pastedAt } = typing;
  const asItIs = { text: next, caret };
  if (pastedAt !== undefined) return readPasted(typing, pastedAt) ?? asItIs;
  if (!/^[-\u2212]?[\d.,]*$/u.test(next)) return asItIs;
  // The previous text was not an amount, so there is no caret position to keep.
  if (!isWritten(previous)) return isWritten(next) ? asItIs : (readWhole(typing) ?? asItIs);
  const inserted = insertedPart(previous, next);
  const mark = decimalMark(typing, inserted);
  const isMarkRefused = /^[.,]$/.test(inserted.text) && mark?.at !== inserted.at;
  if (isMarkRefused) return asItIs;
  const whole = digitsOf(mark === null ? next : next.slice(0, mark.at));
  const fraction = mark === null ? '' : digitsOf(next.slice(mark.at + 1));
  // After grouped thousands only the comma is a decimal mark.
  const sign = mark !== null && whole.length > 3 ? ',' : (mark?.sign ?? '');
  const minus = /^[-\u2212]/u.test(next) ? '-' : '';
  const text = minus + grouped(whole) + sign + fraction;
  return { text, caret: caretIn(text, typing, mark?.at ?? null) };
}

/** Combines a pasted amount with the text around it; null when the result is not an amount. */
function readPasted({ previous, next, caret }: MoneyTyping, pastedAt: number): MoneyText | null {
  const tail = next.length - caret;
  if (!isWritten(previous) || (pastedAt === 0 && tail === 0)) return readFigure(next, tail);
  const after = ungrouped(previous, previous.length - tail);
  return readFigure(ungrouped(previous, 0, pastedAt) + next.slice(pastedAt, caret) + after, after.length);
}

/** Parses a text that has become an amount by this edit; null when it is not one, or would lose a typed digit. */
function readWhole({ next, caret }: MoneyTyping): MoneyText | null {
  const read = readFigure(next, next.length - caret);
  const isWhole = read !== null && withoutLeadingZeros(read.text) === withoutLeadingZeros(next);
  return isWhole ? read : null;
}

const withoutLeadingZeros = (text: string): string => digitsOf(text).replace(/^0+/, '');

/**
 * Formats a parsed figure in whole cents, with the caret before its last `after` characters.
 *
 * @returns null when it is not a number.
 */
function readFigure(figure: string, after: number): MoneyText | null {
  const value = parseTypedNumber(figure);
  if (value === null || Number.isNaN(value)) return null;
  const text = printTypedNumber(inWholeCents(value));
  let caret = text.length;
  for (let left = after; left > 0 && caret > 0; caret -= 1) if (text[caret - 1] !== '.') left -= 1;
  return { text, caret };
}

/** An amount to the nearest cent. */
export function inWholeCents(amount: number): number {
  return Number(amount.toFixed(decimals));
}

function insertedPart(previous: string, next: string): { at: number; text: string } {
  const most = Math.min(previous.length, next.length);
  let start = 0;
  while (start < most && previous[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && previous.at(-1 - end) === next.at(-1 - end)) end += 1;
  return { at: start, text: next.slice(start, next.length - end) };
}

function decimalMark(
  typing: MoneyTyping,
  inserted: { at: number; text: string },
): { at: number; sign: '.' | ',' } | null {
  const { previous, next } = typing;
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
  const isGroup = digitsOf(next.slice(at + 1)).length > decimals && Number(digitsOf(next.slice(0, at))) !== 0;
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
