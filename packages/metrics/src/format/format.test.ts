import { describe, expect, it } from 'vitest';

import { roundTo } from '../rounding.ts';
import { formatChange } from './formatChange.ts';
import { formatClock, formatDate, formatDateTime, formatMonth, formatShortDate, timeZoneName } from './formatDate.ts';
import { formatMoney } from './formatMoney.ts';
import { formatNumber } from './formatNumber.ts';
import { formatPercent } from './formatPercent.ts';
import { formatPlain } from './formatPlain.ts';
import { formatScore } from './formatScore.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const shortMonths = (locale: 'en' | 'es'): string =>
  Array.from({ length: 12 }, (_, month) => formatShortDate(Date.UTC(2026, month, 15), locale).split(' ')[1]).join(' ');
const missing = [null, undefined, Number.NaN, Infinity] as const;

describe('roundTo', () => {
  it.each([
    [59.25, 1, 59.3],
    [1.005, 2, 1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [-0.04, 1, 0],
    [0, 2, 0],
    [59.248, 2, 59.25],
  ])('%d to %d decimals is %d', (value, digits, rounded) => {
    expect(roundTo(value, digits)).toBe(rounded);
  });
});

describe('numbers', () => {
  it.each([
    [1000, 0, '1.000'],
    [999, 0, '999'],
    [1234567.891, 2, '1.234.567,89'],
    [-1234.5, 1, '−1.234,5'],
    [-0.001, 0, '0'],
    [82.75, 1, '82,8'],
  ])('%d with %d decimals is %s', (value, digits, text) => {
    expect(formatNumber(value, digits)).toBe(text);
  });

  it.each([
    [12, '12'],
    [3.5, '3,5'],
    [0.25, '0,25'],
    [0.305, '0,31'],
    [-30, '−30'],
  ])('%d shows no more decimals than it has: %s', (value, text) => {
    expect(formatPlain(value)).toBe(text);
  });

  it('scores have one decimal', () => {
    expect(formatScore(80)).toBe('80,0');
  });

  it.each([
    [95, '95,0 %'],
    [-100, '−100,0 %'],
    [1234.56, '1.234,6 %'],
  ])('%d per cent is %s', (value, text) => {
    expect(plain(formatPercent(value))).toBe(text);
  });

  it.each([
    [0.9, '+0,9'],
    [-1, '−1,0'],
    [0, '0,0'],
    [0.04, '0,0'],
    [-0.04, '0,0'],
    [-0.05, '−0,1'],
    [1234.5, '+1.234,5'],
  ])('a change of %d is %s', (value, text) => {
    expect(formatChange(value)).toBe(text);
  });

  it('a change takes its sign from what is printed', () => {
    expect(formatChange(0.04, 2)).toBe('+0,04');
    expect(formatChange(0.4, 0)).toBe('0');
  });

  it('percentages accept other decimals', () => {
    expect(plain(formatPercent(66.666, 2))).toBe('66,67 %');
  });

  it.each(missing)('%s is not available', (value) => {
    for (const format of [formatNumber, formatChange, formatMoney, formatPercent, formatPlain, formatScore]) {
      expect(format(value)).toBe('N/A');
    }
  });
});

describe('money', () => {
  it.each([
    [0, '0 €'],
    [999.5, '1.000 €'],
    [25_000, '25.000 €'],
    [999_999.4, '999.999 €'],
    [999_999.5, '1 M€'],
    [1_000_000, '1 M€'],
    [1_250_000, '1,3 M€'],
    [-2_500_000, '−2,5 M€'],
    [4_000_000_000, '4.000 M€'],
  ])('%d is %s', (amount, text) => {
    expect(plain(formatMoney(amount))).toBe(text);
  });
});

describe('dates', () => {
  const moment = '2026-11-21T23:05:00Z';

  it('read day/month/year in UTC', () => {
    expect(formatDate(moment)).toBe('21/11/2026');
    expect(formatDate(new Date(Date.UTC(2026, 0, 2)))).toBe('02/01/2026');
    expect(formatDate(0)).toBe('01/01/1970');
    expect(formatDateTime(moment)).toBe('21/11/2026, 23:05');
    expect(formatShortDate(moment)).toBe('21 Nov 2026');
  });

  it('write short months in the given language', () => {
    expect(formatShortDate('2026-09-15', 'en')).toBe('15 Sep 2026');
    expect(formatShortDate('2026-09-15', 'es')).toBe('15 sept 2026');
    expect(shortMonths('en')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
    expect(shortMonths('es')).toBe('ene feb mar abr may jun jul ago sept oct nov dic');
  });

  it('write a month in the given language', () => {
    expect(formatMonth('2025-03-31')).toBe('March 2025');
    expect(formatMonth('2025-12-01', 'es')).toBe('diciembre de 2025');
    expect(formatMonth(Date.UTC(2026, 10, 30, 23, 30), 'es', 'Europe/Madrid')).toBe('diciembre de 2026');
  });

  it.each([null, undefined, '', 'soon'])('%s is not defined', (value) => {
    for (const format of [formatDate, formatDateTime, formatClock, formatMonth, formatShortDate]) {
      expect(format(value)).toBe('Not defined');
      expect(format(value, 'es')).toBe('Sin definir');
      expect(format(value, 'es', 'Europe/Madrid')).toBe('Sin definir');
    }
    expect(timeZoneName(value, 'en', 'Europe/Madrid')).toBe('Europe/Madrid');
  });

  it('read the calendar and the clock of a zone, with its summer time', () => {
    expect(formatDate(moment, 'en', 'Europe/Madrid')).toBe('22/11/2026');
    expect(formatDateTime(moment, 'en', 'Europe/Madrid')).toBe('22/11/2026, 00:05');
    expect(formatDateTime('2026-06-12T08:19:07Z', 'en', 'Europe/Madrid')).toBe('12/06/2026, 10:19');
    expect(formatClock('2026-06-12T08:19:07Z', 'en', 'Asia/Kolkata')).toBe('13:49:07');
    expect(formatShortDate(moment, 'es', 'Asia/Tokyo')).toBe('22 nov 2026');
  });

  it('keep a day without a time in every zone', () => {
    expect(formatDate('2026-01-01', 'en', 'America/Bogota')).toBe('01/01/2026');
    expect(formatDate('2026-01-01T00:00:00Z', 'en', 'America/Bogota')).toBe('31/12/2025');
  });

  it('name the zone as it is called at the moment', () => {
    expect(timeZoneName('2026-06-12T08:19:07Z', 'en', 'Europe/Madrid')).toBe('CEST');
    expect(timeZoneName('2026-01-12T08:19:07Z', 'es', 'Europe/Madrid')).toBe('CET');
    expect(timeZoneName('2026-01-12T08:19:07Z')).toBe('UTC');
    expect(timeZoneName(0, 'en', 'America/Bogota')).toBe('GMT-5');
  });

  it('reject an unknown zone', () => {
    expect(() => formatDate(moment, 'en', 'Nowhere/Else')).toThrow(RangeError);
  });
});
