import { clampScore } from '../bands/clampScore.ts';
import { glossary } from '../glossary/glossary.ts';
import type { NumericMetricId } from '../metricIds.ts';
import type { Lens, Localized, MetricValues } from '../types.ts';
import { lensScores } from './lensScores.ts';

export interface RadarAxis {
  metric: NumericMetricId;
  label: Localized;
  /** 0-100, or null when unknown. */
  value: number | null;
}

export interface RadarSeries {
  id: Lens;
  label: Localized;
  axes: readonly RadarAxis[];
  /** Whether all four scores are there: the chart shows a series only then. */
  isComplete: boolean;
}

const labels: Readonly<Record<Lens, Localized>> = {
  general: { en: 'General', es: 'General' },
  corporate: { en: 'Corporate', es: 'Corporativo' },
  educational: { en: 'Educational', es: 'Educativo' },
};

/**
 * The four scores of a lens as a radar series, in the order value, financial, market, team.
 *
 * @param calculation As stored.
 * @throws RangeError when a score is not finite.
 */
export function radarSeries(calculation: MetricValues, lens: Lens): RadarSeries {
  const axes = lensScores[lens].map((metric) => ({
    metric,
    label: glossary[metric].title,
    value: clampScore(calculation[metric] ?? null),
  }));
  return { id: lens, label: labels[lens], axes, isComplete: axes.every(({ value }) => value !== null) };
}
