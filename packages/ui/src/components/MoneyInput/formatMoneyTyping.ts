import { groupThousands } from '../NumberInput/groupThousands.ts';
import { parseTypedNumber } from '../NumberInput/parseTypedNumber.ts';
import { printTypedNumber } from '../NumberInput/printTypedNumber.ts';

const decimals = 2;

export interface MoneyTyping {
  /** The text before this edit, as this function formatted it. */
  previous: string;
  /** The text after the edit, as the browser left it. */
  next: string;
  /** Caret position in `next`, 0 to its length. */
  caret: number;
  /** Whether the edit was the Delete key, which removes what stands after the caret. */
  isForwardDelete?: boolean;
  /** Whether a leading minus is kept. */
  isSigned?: boolean;
}

export interface MoneyText {
  text: string;
  caret: number;
}

/**
 * An amount regrouped while it is being typed, with the caret kept at the same digit.
 *
 * Thousands marks come by themselves. A mark the person types is the decimal mark while at most two digits
 * follow it; a third digit turns it into a thousands mark, unless the integer part is 0. A pasted amount is
 * read as a typed figure.
 *
 * @returns The text to show, in Spanish format, and the caret in it.
 */
export function formatMoneyTyping(typing: MoneyTyping): MoneyText {
  const inserted = insertedPart(typing.previous, typing.next);
  if (inserted.text.length > 1 && /[.,]/.test(inserted.text)) {
    const pasted = parseTypedNumber(typing.next);
    if (pasted !== null && Number.isFinite(pasted)) {
      const rounded = Number((typing.isSigned ? pasted : Math.abs(pasted)).toFixed(decimals));
      const text = printTypedNumber(rounded);
      return { text, caret: text.length };
    }
  }
  const marks = decimalMark(typing, inserted);
  const minus = typing.isSigned && /^\s*[-\u2212]/u.test(typing.next) ? '-' : '';
  const whole = digitsOf(marks === null ? typing.next : typing.next.slice(0, marks.at));
  const fraction = marks === null ? '' : digitsOf(typing.next.slice(marks.at + 1)).slice(0, decimals);
  const text = minus + groupThousands(whole) + (marks === null ? '' : marks.sign + fraction);
  return { text, caret: caretIn(text, typing, marks?.at ?? null) };
}

/**
 * The amount that a text made by `formatMoneyTyping` stands for.
 *
 * @returns null when there is no digit.
 */
export function readMoney(text: string): number | null {
  if (!/\d/.test(text)) return null;
  const at = decimalAt(text);
  const whole = digitsOf(at === null ? text : text.slice(0, at));
  const fraction = at === null ? '' : digitsOf(text.slice(at + 1));
  const size = Number(`${whole || '0'}.${fraction || '0'}`);
  return text.startsWith('-') && size !== 0 ? -size : size;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Where the decimal mark of a formatted text stands: a comma, or a last dot that groups nothing yet. */
function decimalAt(text: string): number | null {
  const comma = text.indexOf(',');
  if (comma !== -1) return comma;
  const dot = text.lastIndexOf('.');
  return dot !== -1 && text.length - dot - 1 < 3 ? dot : null;
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

/** Digits and the decimal mark left of the caret stay left of it; thousands marks do not count. */
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
