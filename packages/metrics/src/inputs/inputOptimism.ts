import { type EvaluatedField, inputDomains } from './inputDomains.ts';

/** How far an unevidenced statement usually leans in its own favour. */
type Optimism = { add: number } | { times: number };

const notch: Optimism = { add: -1 };
const tenths: Optimism = { add: -0.2 };
const half: Optimism = { times: 0.5 };

/**
 * What a sober reading makes of the inputs that are usually stated kindly: one notch of a rating, half of a market. A
 * convention; the others are taken as they are.
 */
export const inputOptimism: Readonly<Partial<Record<EvaluatedField, Optimism>>> = {
  technical_expertise: notch,
  business_expertise: notch,
  team_completeness: notch,
  execution_capacity: notch,
  total_market_size: half,
  target_segment_size: half,
  competitor_count: { times: 1.5 },
  market_growth_rate: { add: -10 },
  customer_acquisition_cost: { times: 1.25 },
  lifetime_value: { times: 0.8 },
  innovation_level: notch,
  unique_technology: tenths,
  price_advantage: tenths,
  unique_features: { add: -2 },
  scalability_potential: notch,
  marginal_cost: { add: 0.2 },
  network_effects: tenths,
  customer_feedback: { add: -0.5 },
  problem_relevance: notch,
};

/** The input as a sober reader takes it, within its domain. */
export function soberInput(field: EvaluatedField, value: number): number {
  const optimism = inputOptimism[field];
  if (optimism === undefined) return value;
  const { min, max } = inputDomains[field];
  const moved = 'add' in optimism ? value + optimism.add : value * optimism.times;
  return Math.min(max, Math.max(min, moved));
}
