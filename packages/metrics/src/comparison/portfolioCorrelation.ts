import type { NumericMetricId } from '../metricIds.ts';
import { requireNumber } from '../requireNumber.ts';
import { roundTo } from '../rounding.ts';
import type { Lens, MetricValues } from '../types.ts';
import { lensScores } from '../views/lensScores.ts';

/** Scores by which two startups are compared: the four areas, and two of the lens. */
const comparedBy: Readonly<Record<Lens, readonly NumericMetricId[]>> = {
  general: lensScores.general,
  corporate: [...lensScores.general, 'COR_VPM_strategic_alignment_score', 'COR_MEM_corporate_market_fit_score'],
  educational: [...lensScores.general, 'EDU_VPM_academic_impact_score', 'EDU_MEM_edu_market_fit_score'],
};

/**
 * Similarity of two startups, which the screens call correlation: 1 minus the mean distance of their scores over 100.
 *
 * @throws RangeError when a score is not finite.
 * @returns 0-1; scores missing in either startup are skipped, and 0 is returned when none is left.
 */
export function portfolioSimilarity(a: MetricValues, b: MetricValues, lens: Lens): number {
  let distance = 0;
  let count = 0;
  for (const id of comparedBy[lens]) {
    const [one, other] = [a[id] ?? null, b[id] ?? null];
    if (one === null || other === null) continue;
    requireNumber(`portfolioSimilarity: ${id}`, one);
    requireNumber(`portfolioSimilarity: ${id}`, other);
    distance += Math.abs(one - other) / 100;
    count += 1;
  }
  return count === 0 ? 0 : roundTo(1 - distance / count, 10);
}

/**
 * Similarity of every startup of a portfolio to every other.
 *
 * @param calculations One per startup, as stored.
 * @returns Rows and columns in the given order; symmetric.
 */
export function portfolioCorrelation(calculations: readonly MetricValues[], lens: Lens): number[][] {
  return calculations.map((a) => calculations.map((b) => portfolioSimilarity(a, b, lens)));
}

/**
 * Hue of a similarity, 0 (red) to 120 (green).
 *
 * @param value 0-1; beyond that the nearer end.
 * @throws RangeError when it is not finite.
 */
export function correlationHue(value: number): number {
  requireNumber('correlationHue: value', value);
  return 120 * Math.min(1, Math.max(0, value));
}

export type PortfolioBand = 'high' | 'moderate' | 'low' | 'none';

/**
 * Word of a similarity in a portfolio's matrix: above 0.7 high, above 0.3 moderate, above 0 low, otherwise none.
 *
 * @throws RangeError when it is not finite.
 */
export function portfolioBand(value: number): PortfolioBand {
  requireNumber('portfolioBand: value', value);
  if (value > 0.7) return 'high';
  if (value > 0.3) return 'moderate';
  return value > 0 ? 'low' : 'none';
}
