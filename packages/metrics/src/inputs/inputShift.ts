import { type EvaluatedField, inputDomains } from './inputDomains.ts';

/** How uncertain a stated input is: by an amount, or by a share of itself. */
type Uncertainty = { by: 'amount' | 'share'; size: number };
/** Upwards or downwards. */
type Direction = 1 | -1;

const amount = (size: number): Uncertainty => ({ by: 'amount', size });
const portion = (size: number): Uncertainty => ({ by: 'share', size });
const halfLevel = amount(0.5);

/** The uncertainty of each input, used for the range and the tornado only. */
export const inputUncertainty: Readonly<Record<EvaluatedField, Uncertainty>> = {
  foundation_year: halfLevel,
  founder_count: amount(0),
  team_size: portion(0.1),
  industry_experience_years: amount(2),
  founders_education_level: halfLevel,
  technical_expertise: halfLevel,
  business_expertise: halfLevel,
  team_completeness: halfLevel,
  execution_capacity: halfLevel,
  total_market_size: portion(0.5),
  target_segment_size: portion(0.5),
  competitor_count: portion(0.3),
  market_growth_rate: amount(5),
  entry_barriers: halfLevel,
  market_maturity: halfLevel,
  regulatory_environment: halfLevel,
  cash_runway_months: amount(1),
  burn_rate: portion(0.1),
  funding_raised: portion(0.05),
  revenue: portion(0.05),
  profit_margin: amount(5),
  customer_acquisition_cost: portion(0.2),
  lifetime_value: portion(0.3),
  revenue_per_employee: portion(0.1),
  innovation_level: halfLevel,
  patent_count: amount(0),
  unique_technology: amount(0.1),
  price_advantage: amount(0.1),
  unique_features: amount(1),
  scalability_potential: halfLevel,
  marginal_cost: amount(0.1),
  network_effects: amount(0.1),
  customer_feedback: halfLevel,
  problem_relevance: halfLevel,
};

/**
 * The input moved by its own uncertainty, within its domain.
 *
 * @param direction 1 upwards, -1 downwards. A share multiplies or divides by 1 + share.
 * @param error Share of the uncertainty that is left, 0-1: evidence makes a figure more certain.
 */
export function shiftedInput(field: EvaluatedField, value: number, direction: Direction, error = 1): number {
  const { by, size } = inputUncertainty[field];
  const { min, max } = inputDomains[field];
  let moved = value + direction * size;
  if (by === 'share') moved = direction > 0 ? value * (1 + size) : value / (1 + size);
  return Math.min(max, Math.max(min, value + error * (moved - value)));
}
