import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseTypedNumber } from '../NumberInput/parseTypedNumber.ts';
import { formatMoneyTyping, type TypedMarks } from './formatMoneyTyping.ts';

/** Types the keys one after the other at the caret marked with '|'. '<' is Backspace, '>' is Delete. */
function type(start: string, keys: string): string {
  let caret = start.includes('|') ? start.indexOf('|') : start.length;
  let text = start.replace('|', '');
  let marks: TypedMarks | undefined;
  for (const key of keys) {
    const isForwardDelete = key === '>';
    const from = key === '<' ? Math.max(0, caret - 1) : caret;
    const to = isForwardDelete ? caret + 1 : caret;
    const added = key === '<' || key === '>' ? '' : key;
    const next = text.slice(0, from) + added + text.slice(to);
    const typed = formatMoneyTyping({
      unit: '€',
      previous: text,
      marks,
      next,
      caret: from + added.length,
      isForwardDelete,
    });
    text = typed.text;
    marks = typed.marks;
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
    ['', '0,125', '0,125|'],
    ['', '0.1256', '0.1256|'],
    ['', '1.234,56', '1.234,56|'],
    ['', '1,234.56', '1.234,56|'],
    ['', '1200,50', '1.200,50|'],
    ['', '1200,505', '1.200,505|'],
    ['', '25000.123', '25.000,123|'],
    ['', '25000.1234', '25.000,1234|'],
    ['', '1,200.505', '1.200,505|'],
    ['', '1.200,505', '1.200,505|'],
    ['', '1.200.000.000', '1.200.000.000|'],
    ['', '-25000.123', '-25.000,123|'],
    ['', '25000<<<<.123', '2.123|'],
    ['', '12.3456', '12.3456|'],
    ['', '1,2345', '1,2345|'],
    ['1.200|', '00', '120.000|'],
    ['25.000|', '.123', '25.000.123|'],
    ['25.000|', ',123', '25.000,123|'],
    ['', '-1200', '-1.200|'],
    ['', '1e9', '1e9|'],
    ['', '12M', '12M|'],
    ['', '12M<', '12|'],
    ['', '12M<00', '1.200|'],
    ['', '1,2,3', '1,2,3|'],
    ['', '1.2.3', '1.2.3|'],
    ['', '5 000', '5 000|'],
    ['', '€5000', '€5000|'],
    ['', '12-', '12-|'],
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
  ])('edits %j with %j into %j without losing the caret position', (start, keys, expected) => {
    expect(type(start, keys)).toBe(expected);
  });

  test.each([
    ['1.200', '1.5', '1,5'],
    ['1.200', '1.234,56', '1.234,56'],
    ['1.200', '1,234.56', '1.234,56'],
    ['1.200', '1.234', '1.234'],
    ['100', '1,5', '1,5'],
    ['100.000', '1.200.000,50 €', '1.200.000,5'],
    ['', '1,200,000.50', '1.200.000,5'],
    ['', '0,125', '0,13'],
    ['', '€ 5.000', '5.000'],
    ['', '5 000 €', '5.000'],
    ['', '  5\u00A0000', '5.000'],
    ['', '€ 12,345.678', '12.345,68'],
    ['', '-3', '-3'],
    ['', '0', '0'],
    ['7', '1e9', '1e9'],
    ['7', '12M', '12.000.000'],
    ['7', '25k €', '25.000'],
    ['7', '25000.12', '25.000,12'],
    ['7', '$1,234.56', '$1,234.56'],
    ['7', '20 %', '20 %'],
    ['7', '🚀', '🚀'],
    ['7', '9'.repeat(10_000), '9'.repeat(10_000)],
  ])('pasted over everything in %j, shows %j as %j', (previous, next, text) => {
    const caret = next.length;
    const typed = formatMoneyTyping({ unit: '€', previous, next, caret, pastedAt: 0 });
    expect([typed.text, typed.caret]).toEqual([text, text.length]);
  });

  test.each([
    ['1.2|00', '5', '12.5|00'],
    ['1.200|', ',5', '1.200,5|'],
    ['1.200|', '.5', '1.200,5|'],
    ['|1.200', '3', '3|1.200'],
    ['12.5|', '5', '12,55|'],
    ['12|,5', '000', '12.000|,5'],
    ['1|2x', '000', '1000|2x'],
    ['1.2|00', 'x', '1.2x|00'],
  ])('pastes into %j the text %j and shows %j', (start, pasted, expected) => {
    const at = start.indexOf('|');
    const previous = start.replace('|', '');
    const next = previous.slice(0, at) + pasted + previous.slice(at);
    const { text, caret } = formatMoneyTyping({ unit: '€', previous, next, caret: at + pasted.length, pastedAt: at });
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
  });

  test('keeps every digit of a whole amount, in order, and the caret behind the same digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,12}$/), fc.nat(), fc.integer({ min: 0, max: 9 }), (digits, at, key) => {
        const start = digits.replace(/\B(?=(\d{3})+$)/g, '.');
        const caret = at % (start.length + 1);
        const next = `${start.slice(0, caret)}${key}${start.slice(caret)}`;
        const typed = formatMoneyTyping({ unit: '€', previous: start, next, caret: caret + 1 });
        expect(typed.text.replaceAll('.', '')).toBe(next.replaceAll('.', ''));
        expect(typed.text[typed.caret - 1]).toBe(String(key));
      }),
    );
  });
});

test.each([
  ['3 M€', '3'],
  ['3.000.000 €', '3'],
  ['2,1250', '2,1250'],
  ['12.345 €', '0,012345'],
])('pasted into a field of M€, %j is %j to the cent', (next, text) => {
  expect(formatMoneyTyping({ unit: 'M€', previous: '', next, caret: next.length, pastedAt: 0 }).text).toBe(text);
});

test.each(['00.0007', '0,002.0', '0.0.012'])('loses no digit of %j, which is not an amount', (keys) => {
  expect(digitsOf(type('', keys))).toBe(digitsOf(keys));
});

test('loses no digit for any keys', () => {
  const key = fc.constantFrom('0', '1', '2', '5', '7', '9', '.', ',', '-', 'e', ' ', '€');
  fc.assert(
    fc.property(fc.array(key, { maxLength: 14 }), (keys) => {
      expect(digitsOf(type('', keys.join('')))).toBe(digitsOf(keys.join('')));
    }),
    { numRuns: 1000 },
  );
});

test('means the same typed as pasted, in either notation', () => {
  const notation = fc.constantFrom(['.', ','], [',', '.'], ['', '.'], ['', ',']);
  fc.assert(
    fc.property(
      fc.nat({ max: 99_999_999 }),
      fc.stringMatching(/^\d{0,5}$/),
      notation,
      (whole, fraction, [group, mark]) => {
        const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, group ?? '');
        const written = fraction === '' ? grouped : `${grouped}${mark}${fraction}`;
        expect(parseTypedNumber(type('', written).replace('|', ''), '€')).toBe(parseTypedNumber(written, '€'));
      },
    ),
    { numRuns: 2000 },
  );
});

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}
