import type { EvaluatedField } from '../inputs/inputDomains.ts';
import type { Ageing } from './ageFactor.ts';
import type { EvidenceKind } from './evidenceKinds.ts';

/** What a fact counts as while nothing but the statement itself supports it, and how fast it goes out of date. */
export interface OwnEvidence {
  kind: EvidenceKind;
  ageing: Ageing;
}

const lasting = { kind: 'claim', ageing: 'never' } as const;
const headcount = { kind: 'claim', ageing: 'slow' } as const;
const money = { kind: 'claim', ageing: 'money' } as const;
const market = { kind: 'market', ageing: 'slow' } as const;
const opinion = { kind: 'opinion', ageing: 'slow' } as const;

const ofInputs: Readonly<Record<EvaluatedField, OwnEvidence>> = {
  foundation_year: lasting,
  founder_count: lasting,
  team_size: headcount,
  industry_experience_years: lasting,
  founders_education_level: lasting,
  technical_expertise: opinion,
  business_expertise: opinion,
  team_completeness: opinion,
  execution_capacity: opinion,
  total_market_size: market,
  target_segment_size: market,
  competitor_count: market,
  market_growth_rate: market,
  entry_barriers: opinion,
  market_maturity: opinion,
  regulatory_environment: opinion,
  cash_runway_months: money,
  burn_rate: money,
  funding_raised: lasting,
  revenue: money,
  profit_margin: money,
  customer_acquisition_cost: money,
  lifetime_value: money,
  revenue_per_employee: money,
  innovation_level: opinion,
  patent_count: lasting,
  unique_technology: opinion,
  price_advantage: opinion,
  unique_features: opinion,
  scalability_potential: opinion,
  marginal_cost: opinion,
  network_effects: opinion,
  customer_feedback: opinion,
  problem_relevance: opinion,
};

const ofOptionalFacts = {
  'financials.total_debt': money,
  'financials.total_equity': money,
  'financials.cash_in_bank': money,
  'financials.revenue_history': money,
  'financials.revenue_growth_rate': money,
  'financials.pre_money_valuation': money,
  'team.members': headcount,
  'team.relationships': opinion,
  'team.founders': lasting,
  'value_proposition.very_disappointed_pct': headcount,
  'value_proposition.competitors': market,
  'value_proposition.corporate': opinion,
  'value_proposition.educational': headcount,
} as const satisfies Record<string, OwnEvidence>;

/** A fact that can be evidenced: an evaluated input, or the path of an optional fact. */
export type EvidenceField = EvaluatedField | keyof typeof ofOptionalFacts;

/** What each fact counts as without evidence. */
export const ownEvidence: Readonly<Record<EvidenceField, OwnEvidence>> = { ...ofInputs, ...ofOptionalFacts };

/** Every fact that can be evidenced: the inputs in the order of their table, then the optional facts. */
export const evidenceFields = Object.keys(ownEvidence) as readonly EvidenceField[];
