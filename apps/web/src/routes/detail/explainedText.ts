import { isStartupFieldId, startupField } from '@aval/contract';
import {
  type Explanation,
  formatMetric,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPlain,
  isMetricId,
  type Locale,
  metricById,
} from '@aval/metrics';

import { metricUnit } from './metricUnit.ts';

/** What a step of an explanation is called: an input by its field's label. */
export function explainedName({ id, label }: Explanation, locale: Locale): string {
  return label?.[locale] ?? (isStartupFieldId(id) ? startupField(id).label[locale] : id);
}

/**
 * The value of a step as it is written, with its unit.
 *
 * @returns Null for a score, whose points say it already, and for what is unknown.
 */
export function explainedValue({ id, kind, trust, value }: Explanation, locale: Locale): string | null {
  if (kind === 'score' || trust === 0 || value === null) return null;
  if (isMetricId(id)) {
    const unit = metricUnit(metricById(id), locale);
    return unit === null ? formatMetric(id, value) : `${formatMetric(id, value)} ${unit}`;
  }
  // As its card prints it.
  if (id === 'ltv_cac') return formatNumber(value, 2);
  if (!isStartupFieldId(id)) return formatPlain(value);
  const { kind: fieldKind, unit, max } = startupField(id);
  if (fieldKind === 'year') return String(value);
  if (fieldKind === 'money') return formatMoney(value);
  if (fieldKind === 'percent') return formatPercent(value);
  const name = unit?.[locale];
  if (name) return `${formatPlain(value)} ${name}`;
  const isOnScale = fieldKind === 'rating' || fieldKind === 'unit';
  return isOnScale && max !== undefined ? `${formatPlain(value)} / ${formatPlain(max)}` : formatPlain(value);
}
