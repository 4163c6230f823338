import { clampScore } from '../bands/clampScore.ts';
import { type ScoreBand, scoreBand } from '../bands/scoreBand.ts';
import type { MetricId } from '../metricIds.ts';
import { metricById } from '../registry/metrics.ts';

/**
 * Colour class of a value in a comparison table. Only 0-100 scores have one: on months, counts, money and ratios the
 * thresholds mean nothing.
 *
 * @returns Null for other metrics and for unknown values.
 * @throws RangeError when a score is not finite.
 */
export function valueClass(id: MetricId, value: number | null | undefined): ScoreBand | null {
  if (value === null || value === undefined || metricById(id).format !== 'score') return null;
  return scoreBand(clampScore(value));
}
