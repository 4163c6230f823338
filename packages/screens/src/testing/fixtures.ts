import { type CalculationRecord, masterDataSeed, type Startup, startupFieldIds, type User } from '@aval/contract';
import { evaluate, recommendationTexts, type StartupFacts } from '@aval/metrics';

const facts: StartupFacts = {
  industry_id: 4,
  stage_id: 3,
  business_model_id: 3,
  cash_runway_months: 9,
  burn_rate: 25_000,
  revenue: 120_000,
  team_size: 6,
  founder_count: 2,
  technical_expertise: 4,
  business_expertise: 4,
  team_completeness: 3,
  execution_capacity: 4,
  total_market_size: 500,
  market_growth_rate: 20,
  competitor_count: 3,
  problem_relevance: 4,
  customer_feedback: 4,
  unique_technology: 0.5,
  customer_acquisition_cost: 50,
  lifetime_value: 200,
  profit_margin: -100,
  defaulted_fields: ['profit_margin'],
};

/** A calculation of the startup on a date, with these changes to its facts. */
export function calculationOn(id: number, date: string, changes: StartupFacts = {}): CalculationRecord {
  const inputs = { ...facts, ...changes };
  const { calculation, recommendations, estimated, ...rest } = evaluate(inputs, masterDataSeed, { asOf: '2026-11-01' });
  return {
    ...calculation,
    id,
    startup_id: 7,
    calculation_date: date,
    estimated: [...estimated],
    recommendations: [...recommendations],
    range: rest.range,
    coverage: rest.coverage,
    evidenced: rest.evidenced,
    model_version: rest.model_version,
    clamped: [...rest.clamped],
    caps: [...rest.caps],
    expired: [...rest.expired],
    lenses: rest.lenses,
    IE_recommendations: recommendationTexts(recommendations, 'en'),
    inputs: { ...inputs },
  };
}

const nothing = Object.fromEntries(startupFieldIds.map((id) => [id, null]));

export const startup = {
  ...nothing,
  ...facts,
  id: 7,
  name: 'Puente',
  location: 'Bilbao, Spain',
  description: 'Marketplace of invoices.',
  foundation_year: 2023,
  website_url: 'https://puente.example',
  is_private: 0,
  is_owner: false,
  is_following: false,
  defaulted_fields: ['profit_margin'],
  field_sources: {},
  owners: [],
  review: null,
  answers: {},
  caps: [],
  can_answer: true,
  open_contradictions: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-06-12T18:05:00.000Z',
  IE_investability_score: 60,
  IE_investability_level: 'medium',
  coverage: 0.9,
  evidenced: 0,
  range: { low: 55, high: 65 },
} as unknown as Startup;

export const calculations = [
  calculationOn(2, '2026-06-12T18:05:00.000Z'),
  calculationOn(1, '2026-04-22T09:00:00.000Z', { cash_runway_months: 4 }),
];

export const admin = { id: 1, role: 'admin', profile_type: 'I', profile_type_name: 'Inversor' } as User;
export const corporate = { ...admin, role: 'user', profile_type: 'CORP' } as User;
export const investor = { ...admin, role: 'user' } as User;
