import { formatMoney } from '../format/formatMoney.ts';
import { formatNumber, NOT_AVAILABLE } from '../format/formatNumber.ts';
import { formatPercent } from '../format/formatPercent.ts';
import { formatPlain } from '../format/formatPlain.ts';
import { formatScore } from '../format/formatScore.ts';
import { isFiniteNumber } from '../isFiniteNumber.ts';
import type { MetricId } from '../metricIds.ts';
import type { MetricFormat } from './metricFormat.ts';
import { metricById } from './metrics.ts';

const formats: Readonly<Record<MetricFormat, (value: number) => string>> = {
  score: formatScore,
  rating: formatScore,
  money: formatMoney,
  millions: (value) => formatMoney(value * 1e6),
  percent: (value) => formatPercent(value),
  ratioAsPercent: (value) => formatPercent(value * 100),
  decimal: (value) => formatNumber(value, 2),
  count: (value) => formatNumber(value),
  months: formatPlain,
  years: formatPlain,
  word: formatPlain,
};

/**
 * A metric's value as it is written: scores and ratings with one decimal, indices and multiples with two, money in EUR.
 * Units other than EUR and % are in the metric's `unit`.
 *
 * @param value As stored. Null, undefined and non-finite numbers give 'N/A'; text (the level) is returned unchanged.
 * @throws RangeError for a number of a metric that does not exist.
 */
export function formatMetric(id: MetricId, value: number | string | null | undefined): string {
  if (typeof value === 'string') return value;
  return isFiniteNumber(value) ? formats[metricById(id).format](value) : NOT_AVAILABLE;
}
