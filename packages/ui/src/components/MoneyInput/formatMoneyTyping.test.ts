import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { formatMoneyTyping, readMoney } from './formatMoneyTyping.ts';

/** Types the keys one after the other at the caret marked with '|'. '<' is Backspace, '>' is Delete. */
function type(start: string, keys: string, isSigned = false): string {
  let caret = start.includes('|') ? start.indexOf('|') : start.length;
  let text = start.replace('|', '');
  for (const key of keys) {
    const isForwardDelete = key === '>';
    const from = key === '<' ? Math.max(0, caret - 1) : caret;
    const to = isForwardDelete ? caret + 1 : caret;
    const added = key === '<' || key === '>' ? '' : key;
    const next = text.slice(0, from) + added + text.slice(to);
    const typed = formatMoneyTyping({ previous: text, next, caret: from + added.length, isForwardDelete, isSigned });
    text = typed.text;
    caret = typed.caret;
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('formatMoneyTyping', () => {
  test.each([
    ['', '1', '1|'],
    ['', '1200', '1.200|'],
    ['', '1200000', '1.200.000|'],
    ['', '1.200.000', '1.200.000|'],
    ['', '1,200,000', '1.200.000|'],
    ['', '12,5', '12,5|'],
    ['', '12.5', '12.5|'],
    ['', '12.50', '12.50|'],
    ['', '0,125', '0,12|'],
    ['', '1200,50', '1.200,50|'],
    ['', '1200,505', '1.200.505|'],
    ['', 'a1b2', '12|'],
    ['', '-12', '12|'],
  ])('types into %j the keys %j and shows %j', (start, keys, expected) => {
    expect(type(start, keys)).toBe(expected);
  });

  test.each([
    ['1|.200', '5', '15|.200'],
    ['|1.200', '5', '5|1.200'],
    ['1.2|00', '5', '12.5|00'],
    ['1.200|', '<', '120|'],
    ['1.|200', '<', '1|.200'],
    ['1|.200', '>', '1.|200'],
    ['1|.200', '>>', '1|00'],
    ['1.200|', '0', '12.000|'],
    ['1.2|00.000', '<', '1|00.000'],
    ['1.200,50|', '<<<', '1.200|'],
    ['1.200|,50', '7', '12.007|,50'],
    ['1|.000', '<2', '2|.000'],
  ])('edits %j with %j into %j without losing the place', (start, keys, expected) => {
    expect(type(start, keys)).toBe(expected);
  });

  test('keeps a minus only where the amount may be negative', () => {
    expect(type('', '-1200', true)).toBe('-1.200|');
    expect(type('', '-1200', false)).toBe('1.200|');
  });

  test.each([
    ['1,200,000.50', '1.200.000,5'],
    ['1.200.000 €', '1.200.000'],
    ['12.345', '12.345'],
    ['€ 12,345.678', '12.345,68'],
  ])('reads the pasted amount %j as %j', (next, expected) => {
    expect(formatMoneyTyping({ previous: '', next, caret: next.length })).toEqual({
      text: expected,
      caret: expected.length,
    });
  });

  test('keeps every digit of a whole amount, in order, and the caret behind the same digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,12}$/), fc.nat(), fc.integer({ min: 0, max: 9 }), (digits, at, key) => {
        const start = digits.replace(/\B(?=(\d{3})+$)/g, '.');
        const caret = at % (start.length + 1);
        const next = `${start.slice(0, caret)}${key}${start.slice(caret)}`;
        const typed = formatMoneyTyping({ previous: start, next, caret: caret + 1 });
        expect(typed.text.replaceAll('.', '')).toBe(next.replaceAll('.', ''));
        expect(typed.text[typed.caret - 1]).toBe(String(key));
      }),
    );
  });
});

describe('readMoney', () => {
  test.each([
    ['', null],
    ['-', null],
    ['1.200', 1200],
    ['1.200,5', 1200.5],
    ['12.50', 12.5],
    ['12,', 12],
    ['-1.200', -1200],
    ['007', 7],
  ])('reads %j as %d', (text, expected) => {
    expect(readMoney(text)).toBe(expected);
  });

  test.each([
    ['100', '1,5', '1,5'],
    ['100.000', '1.200.000,50 €', '1.200.000,5'],
    ['1.000', '1.000,55', '1.000,55'],
  ])('reads what is pasted over %j as a typed figure: %j', (previous, next, text) => {
    expect(formatMoneyTyping({ previous, next, caret: next.length }).text).toBe(text);
  });
});
