import { from, quantity, same, standingOn, standingOnFirst, whenKnown } from '../model/nodes.ts';
import { curve, scoreOn, type Scale } from '../model/scale.ts';
import type { Lens } from '../types.ts';
import { benchmarks } from './benchmarks.ts';

const LEAST_GROWTH = -100;
const MOST_GROWTH = 1000;
/** From this age on, a startup with revenue has a growth. */
const YEARS_OF_GROWTH = 2;
/** Score of no growth; only the points above it depend on the amount of revenue. */
const NO_GROWTH_SCORE = 30;

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

/** Whether a startup with such a revenue keeps its growth to itself: 1 if so, 0 if none can be asked for. */
export function growthOwed(
  growth: number | null,
  revenue: number | null,
  age: number | null,
  isGrown: number | null,
): number {
  if (growth !== null) return 0;
  if (revenue === null) return isGrown === 1 ? 1 : 0;
  return revenue > 0 && (age === null || age >= YEARS_OF_GROWTH) ? 1 : 0;
}

/** Growth as it counts, %: positive growth only by the revenue behind it, and what is owed as the worst. */
export function countedGrowth(growth: number | null, materiality: number, owed: number): number {
  if (growth === null) return owed === 1 ? LEAST_GROWTH : 0;
  return growth <= 0 ? growth : growth * materiality;
}

export const statedGrowth = quantity(
  'stated_growth',
  standingOnFirst(
    'revenue_growth_stated',
    ['revenue_latest', 'revenue_previous'],
    from(['revenue_growth_stated', 'revenue_latest', 'revenue_previous'], growthFromFacts),
  ),
);
/** Never estimated: a growth that nobody states is not invented. */
export const revenueGrowth = quantity('FEM_revenue_growth_rate', same('stated_growth'));
export const owedGrowth = quantity(
  'growth_owed',
  from(['stated_growth', 'annual_revenue', 'age', 'is_grown'], growthOwed),
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
    standingOn(
      ['stated_growth', 'annual_revenue'],
      whenKnown(['stated_growth', 'materiality'], (growth, material) => growthPoints(scale, growth, material)),
    ),
  );
};

export const generalGrowthPoints = growthPointsOf('general');
export const corporateGrowthPoints = growthPointsOf('corporate');
export const educationalGrowthPoints = growthPointsOf('educational');
