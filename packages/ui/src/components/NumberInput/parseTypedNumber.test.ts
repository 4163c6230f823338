import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseTypedNumber } from './parseTypedNumber.ts';
import { printTypedNumber } from './printTypedNumber.ts';

describe('parseTypedNumber', () => {
  test.each([
    ['12', 12],
    ['0', 0],
    ['-3', -3],
    ['\u22123,5', -3.5],
    ['+4', 4],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['12.', 12],
    [',5', 0.5],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['.125', 0.125],
    ['1.200', 1200],
    ['1,200', 1200],
    ['-1.200', -1200],
    ['1.200.000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['1.200,50', 1200.5],
    ['1,200.50', 1200.5],
    ['1.200,500', 1200.5],
    ['1,2345', 1.2345],
    ['25000.123', 25_000.123],
    ['1234,567', 1234.567],
    ["1'234'567.5", 1_234_567.5],
    ['25.000 €', 25_000],
    ['1 200 000', 1_200_000],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.5', 1.5],
    ['€ 5.000', 5000],
    ['5 000 €', 5000],
    ['  5\u00A0000\u202F€ ', 5000],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d', (text, expected) => {
    expect(parseTypedNumber(text, '€')).toBe(expected);
  });

  test.each([
    ['40 %', '%', 40],
    ['25k', '', 25_000],
    ['25k', '€', 25_000],
    ['12M', '€', 12_000_000],
    ['3 M€', 'M€', 3],
    ['18 meses', 'months', 18],
  ])('reads %j with the unit %j as %d', (text, unit, expected) => {
    expect(parseTypedNumber(text, unit)).toBe(expected);
  });

  test.each([[''], ['  '], ['€']])('returns null for the blank text %j', (text) => {
    expect(parseTypedNumber(text, '€')).toBeNull();
  });

  test.each([
    ['abc'],
    ['-'],
    [','],
    ['12a'],
    ['1.2.3'],
    ['1.20.000'],
    ['1,2.3,4'],
    ['1.2.345,6'],
    ['--3'],
    ['1e5'],
    ['1e9'],
    ['$5'],
    ['40 %'],
    ['25000 123'],
    ['🚀'],
    ['5🚀'],
    ['9007199254740992'],
    ['9'.repeat(10_000)],
    ['x'.repeat(10_000)],
  ])('returns NaN for %j, which is not an amount', (text) => {
    expect(parseTypedNumber(text, '€')).toBeNaN();
  });

  test('never returns minus zero', () => {
    expect(Object.is(parseTypedNumber('-0'), 0)).toBe(true);
  });
});

describe('printTypedNumber', () => {
  test.each([
    [null, ''],
    [Number.NaN, ''],
    [0, '0'],
    [8, '8'],
    [1000, '1.000'],
    [1_200_000, '1.200.000'],
    [-1200.5, '-1.200,5'],
    [0.125, '0,125'],
    [1.234, '1,2340'],
    [1234.567, '1.234,567'],
    [1e-7, '0,0000001'],
  ])('prints %d as %j', (value, expected) => {
    expect(printTypedNumber(value)).toBe(expected);
  });

  test('prints what parseTypedNumber reads back as the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 6 }), (whole, digits) => {
        const value = whole === 0 ? 0 : whole / 10 ** digits;
        expect(parseTypedNumber(printTypedNumber(value))).toBe(value);
      }),
    );
  });
});
