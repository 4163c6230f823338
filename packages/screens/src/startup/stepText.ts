import { startupField, type StartupFieldId } from '@aval/contract';
import { fieldText } from '@aval/forms';
import { type Explanation, formatNumber, formatPercent, formatPlain, type Locale } from '@aval/metrics';

type KnownStep = Explanation & { value: number };

const percent = (value: number): string => formatPercent(value);
const share = (value: number): string => formatPercent(value * 100);
const outOf = (most: number) => (value: number) => `${formatPlain(value)} / ${formatPlain(most)}`;
const times = (value: number): string => `× ${formatNumber(value, 2)}`;

const asField = (id: StartupFieldId) => (value: number, locale: Locale) =>
  fieldText(startupField(id), value, locale) ?? formatPlain(value);

const texts: Readonly<Record<string, (value: number, locale: Locale) => string>> = {
  annual_revenue: asField('revenue'),
  closeness: share,
  connectivity: share,
  headcount_ratio: times,
  // Formatted as on its card.
  ltv_cac: (value) => formatNumber(value, 2),
  rule_of_40: percent,
  segment_share_needed: share,
  served_segment: asField('target_segment_size'),
  trl: outOf(9),
  value_over_price: times,
  very_disappointed_pct: percent,
  weaker_skill: outOf(5),
};

/** Steps whose value is in points, each with the rates they were computed from, the better-known first. */
const pointsOf: Readonly<Record<string, readonly string[]>> = {
  growth_points_general: ['stated_growth', 'FEM_revenue_growth_rate'],
  growth_points_corporate: ['stated_growth', 'FEM_revenue_growth_rate'],
  growth_points_educational: ['stated_growth', 'FEM_revenue_growth_rate'],
  protection: [],
};

/**
 * Formats a step of the calculation that is neither a field nor a metric.
 *
 * @returns For points, the rate behind them; null when there is none.
 */
export function stepText({ id, value, reads }: KnownStep, locale: Locale): string | null {
  const rates = pointsOf[id];
  if (rates === undefined) return texts[id]?.(value, locale) ?? formatPlain(value);
  const rate = reads.find((read) => rates.includes(read.id))?.value ?? null;
  return rate === null ? null : percent(rate);
}
