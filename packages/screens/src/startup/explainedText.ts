import { fieldLabel, isStartupFieldId, startupField } from '@aval/contract';
import { fieldText } from '@aval/forms';
import { type Explanation, formatMetric, isMetricId, type Locale, metricById } from '@aval/metrics';

import { metricUnit } from './metricUnit.ts';
import { stepText } from './stepText.ts';

/** The name of a step of an explanation; for an input, the label of its field. */
export function explainedName({ id, label }: Explanation, locale: Locale): string {
  return (label ?? fieldLabel(id))[locale];
}

/**
 * Formats the value of a step with its unit.
 *
 * @returns Null for a score, whose points already show it, and for unknown values.
 */
export function explainedValue(of: Explanation, locale: Locale): string | null {
  const { id, kind, trust, value } = of;
  if (kind === 'score' || trust === 0 || value === null) return null;
  if (isMetricId(id)) {
    const unit = metricUnit(metricById(id), locale);
    return unit === null ? formatMetric(id, value) : `${formatMetric(id, value)} ${unit}`;
  }
  if (!isStartupFieldId(id)) return stepText({ ...of, value }, locale);
  return fieldText(startupField(id), value, locale);
}
