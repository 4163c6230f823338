import { ESTIMATE_TRUST } from '../model/constants.ts';
import { from, quantity, same, whenKnown } from '../model/nodes.ts';
import { curve, scoreOn, type Scale } from '../model/scale.ts';
import type { Lens } from '../types.ts';
import { benchmarks } from './benchmarks.ts';

const LEAST_GROWTH = -100;
const MOST_GROWTH = 1000;
/** Score of no growth; only the points above it depend on the amount of revenue. */
export const NO_GROWTH_SCORE = 30;

const within = (growth: number): number => Math.min(MOST_GROWTH, Math.max(LEAST_GROWTH, growth));

/**
 * Stated revenue growth, % a year.
 *
 * @param rate As stated, or null.
 * @param latest Last yearly revenue of the history, EUR, or null.
 * @param previous The one before it, or null.
 * @returns -100 to 1000; null without a rate and without two years of which the first had revenue.
 */
export function growthFromFacts(rate: number | null, latest: number | null, previous: number | null): number | null {
  if (rate !== null) return within(rate);
  if (latest === null || previous === null || previous <= 0) return null;
  return within((latest / previous - 1) * 100);
}

/**
 * Revenue growth had the revenue grown in a straight line since the foundation, % a year.
 *
 * @param revenue EUR a year.
 * @param years Age of the startup.
 * @returns Null without revenue.
 */
export function growthSinceFoundation(revenue: number, years: number): number | null {
  if (revenue <= 0) return null;
  return within(100 / (Math.max(2, years) - 1));
}

/** Growth as it counts: positive growth only by the revenue behind it and by the trust in it. */
export function countedGrowth(growth: number | null, stated: number | null, materiality: number): number {
  if (growth === null) return 0;
  if (growth <= 0) return growth;
  return growth * materiality * (stated === null ? ESTIMATE_TRUST : 1);
}

export const statedGrowth = quantity(
  'stated_growth',
  from(['revenue_growth_stated', 'revenue_latest', 'revenue_previous'], growthFromFacts),
);
export const revenueGrowth = quantity(
  'FEM_revenue_growth_rate',
  same('stated_growth'),
  whenKnown(['annual_revenue', 'age'], growthSinceFoundation),
);

const growthScale = (lens: Lens): Scale => {
  const ideal = benchmarks[lens].growth;
  return curve([-50, 0], [0, NO_GROWTH_SCORE], [ideal / 2, 65], [ideal, 100]);
};

/** Score of a growth rate, 0-100, of which only the counted share exceeds the score of no growth. */
function growthPoints(scale: Scale, growth: number, counted: number): number {
  const score = scoreOn(scale, growth);
  return score <= NO_GROWTH_SCORE ? score : NO_GROWTH_SCORE + (score - NO_GROWTH_SCORE) * counted;
}

const growthPointsOf = (lens: Lens) => {
  const scale = growthScale(lens);
  return quantity(
    `growth_points_${lens}`,
    whenKnown(['stated_growth', 'materiality'], (growth, material) => growthPoints(scale, growth, material)),
    whenKnown(['FEM_revenue_growth_rate', 'materiality'], (growth, material) =>
      growthPoints(scale, growth, material * ESTIMATE_TRUST),
    ),
  );
};

export const generalGrowthPoints = growthPointsOf('general');
export const corporateGrowthPoints = growthPointsOf('corporate');
export const educationalGrowthPoints = growthPointsOf('educational');
