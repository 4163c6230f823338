import { roundTo } from '../rounding.ts';
import type { MetricFormat } from './metricFormat.ts';

/** As formatMoney: whole euros, from one million on tenths of a million. */
function printedMoney(euros: number): number {
  const whole = roundTo(euros, 0);
  return Math.abs(whole) < 1e6 ? whole : roundTo(euros / 1e6, 1) * 1e6;
}

const printed: Readonly<Record<MetricFormat, (value: number) => number>> = {
  score: (value) => roundTo(value, 1),
  rating: (value) => roundTo(value, 1),
  money: printedMoney,
  millions: (value) => printedMoney(value * 1e6),
  percent: (value) => roundTo(value, 1),
  ratioAsPercent: (value) => roundTo(value * 100, 1),
  decimal: (value) => roundTo(value, 2),
  count: (value) => roundTo(value, 0),
  months: (value) => roundTo(value, 2),
  years: (value) => roundTo(value, 2),
  word: (value) => roundTo(value, 2),
};

/**
 * The number that formatMetric writes for a value, in the unit it is written in: 69,97 of a score is 70, a ratio of
 * 1,5004 is 150. Two values that print the same give the same number.
 */
export function printedNumber(format: MetricFormat, value: number): number {
  return printed[format](value);
}
