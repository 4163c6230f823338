import type { Startup } from '@aval/contract';

import { calculationOn } from './fixtures.ts';

/** Facts of which the model can compute next to nothing. */
const unknown = {
  cash_runway_months: null,
  burn_rate: null,
  revenue: null,
  team_size: null,
  founder_count: null,
  technical_expertise: null,
  business_expertise: null,
  team_completeness: null,
  execution_capacity: null,
  total_market_size: null,
  market_growth_rate: null,
  competitor_count: null,
  problem_relevance: null,
  customer_feedback: null,
  unique_technology: null,
  customer_acquisition_cost: null,
  lifetime_value: null,
  profit_margin: null,
};

/** A calculation without a score. */
export const notEvaluated = calculationOn(3, '2026-06-12T18:05:00.000Z', unknown);

/** A calculation from which nothing is known about cash and revenue: low coverage and a wide range. */
export const lowCoverage = calculationOn(4, '2026-06-12T18:05:00.000Z', {
  cash_runway_months: null,
  burn_rate: null,
  revenue: null,
  founder_count: null,
  profit_margin: null,
});

/** Values from a document and a web page, the others stated. */
export const sources: Startup['field_sources'] = {
  revenue: { kind: 'document', document: 'pitch-deck-junio.pdf', page: 9, at: '2026-06-10T08:00:00.000Z' },
  burn_rate: { kind: 'document', document: 'plan-financiero-2026.xlsx', cell: 'B14', at: '2026-06-10T08:00:00.000Z' },
  total_market_size: { kind: 'url', url: 'https://puente.example/mercado', at: '2026-06-11T08:00:00.000Z' },
  team_size: { kind: 'stated', by_name: 'Ana Gil', at: '2026-06-12T08:00:00.000Z' },
};
