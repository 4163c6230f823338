import { type EvaluatedField, type ExaminedFacts, inputDomains } from '../../packages/metrics/src/index.ts';

/** A way to report more than is true. */
export interface Kindness {
  /** Of a five-step rating; a fifth of a scale from 0 to 1 or to 10, half a step of customer feedback. */
  notches: number;
  /** What total market and segment are multiplied by. */
  markets: number;
  /** Added to the market growth, in points. */
  growth: number;
}

/** The optimism that the range is built from. */
export const usualKindness: Kindness = { notches: 1, markets: 2, growth: 10 };

const notchOf: Partial<Record<EvaluatedField, number>> = {
  technical_expertise: 1,
  business_expertise: 1,
  team_completeness: 1,
  execution_capacity: 1,
  innovation_level: 1,
  unique_technology: 0.2,
  price_advantage: 0.2,
  unique_features: 2,
  scalability_potential: 1,
  marginal_cost: -0.2,
  network_effects: 0.2,
  customer_feedback: 0.5,
  problem_relevance: 1,
};

/** The market class that a total market in million EUR belongs to. */
const classOf = (total: number): number => (total < 10 ? 1 : total < 100 ? 2 : total < 1000 ? 3 : 4);

function within(field: EvaluatedField, value: number): number {
  const { min, max } = inputDomains[field];
  return Math.min(max, Math.max(min, value));
}

/** The startup as its founders would kindly report it: nothing that others could look up is changed. */
export function kindReport(truth: ExaminedFacts, { notches, markets, growth }: Kindness): ExaminedFacts {
  const moved: { [Field in EvaluatedField]?: number } = {};
  const move = (field: EvaluatedField, change: (value: number) => number): void => {
    const value = truth[field];
    if (typeof value === 'number') moved[field] = within(field, change(value));
  };
  for (const [field, notch] of Object.entries(notchOf) as [EvaluatedField, number][]) {
    move(field, (value) => value + notches * notch);
  }
  move('total_market_size', (value) => value * markets);
  move('target_segment_size', (value) => value * markets);
  move('market_growth_rate', (value) => value + growth);
  return { ...truth, ...moved, market_size_id: classOf(moved.total_market_size ?? 0) };
}
