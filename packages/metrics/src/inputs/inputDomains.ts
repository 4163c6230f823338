/** What an evaluated input may be. Values outside are clamped by the model and refused by the edges before it. */
export interface InputDomain {
  min: number;
  max: number;
  /** The least difference that a control offers. */
  step: number;
  /** Whole numbers only. */
  integer?: boolean;
  /** The value must be greater than `min`. */
  exclusive?: boolean;
}

const rating = { min: 1, max: 5, step: 1, integer: true } as const;
const share = { min: 0, max: 1, step: 0.1 } as const;
const money = { min: 0, max: 1e9, step: 0.01 } as const;
const largeMoney = { min: 0, max: 1e12, step: 0.01 } as const;

const domains = {
  foundation_year: { min: 1900, max: 2200, step: 1, integer: true },
  founder_count: { min: 1, max: 10, step: 1, integer: true },
  team_size: { min: 1, max: 1000, step: 1, integer: true },
  industry_experience_years: { min: 0, max: 50, step: 1 },
  founders_education_level: rating,
  technical_expertise: rating,
  business_expertise: rating,
  team_completeness: rating,
  execution_capacity: rating,
  total_market_size: { min: 0, max: 1e7, step: 0.01, exclusive: true },
  target_segment_size: { min: 0, max: 1e7, step: 0.01, exclusive: true },
  competitor_count: { min: 0, max: 1000, step: 1, integer: true },
  market_growth_rate: { min: 0, max: 100, step: 1 },
  entry_barriers: rating,
  market_maturity: rating,
  regulatory_environment: rating,
  cash_runway_months: { min: 0, max: 120, step: 1 },
  burn_rate: money,
  funding_raised: { ...largeMoney, exclusive: true },
  revenue: largeMoney,
  profit_margin: { min: -100, max: 100, step: 1 },
  customer_acquisition_cost: money,
  lifetime_value: money,
  revenue_per_employee: money,
  innovation_level: rating,
  patent_count: { min: 0, max: 1000, step: 1, integer: true },
  unique_technology: share,
  price_advantage: share,
  unique_features: { min: 0, max: 10, step: 1 },
  scalability_potential: rating,
  marginal_cost: { min: 0, max: 1, step: 0.01 },
  network_effects: share,
  customer_feedback: { min: 1, max: 5, step: 0.5 },
  problem_relevance: rating,
} as const satisfies Record<string, InputDomain>;

export type EvaluatedField = keyof typeof domains;

/**
 * The canonical range of each evaluated input: the one truth that forms, contract, server and database derive theirs from.
 * Money is EUR, markets are million EUR, `foundation_year` is further limited by the year of the evaluation.
 */
export const inputDomains: Readonly<Record<EvaluatedField, InputDomain>> = domains;

/** Every evaluated input, in the order of the table. */
export const evaluatedFields = Object.keys(inputDomains) as readonly EvaluatedField[];
