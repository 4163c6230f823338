import * as fc from 'fast-check';

import type { StartupFacts } from '../types.ts';

const YEAR = 2026;
/** Evenly spread, not near the ends as other numbers of the library are. */
const real = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 9999 }).map((part) => min + ((max - min) * ((part * 7919) % 10_000)) / 9999);
const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const rating = whole(1, 5);
const share = whole(0, 10).map((tenths) => tenths / 10);

const latent = fc.record({
  stage: whole(1, 5),
  age: whole(0, 9),
  founders: whole(1, 4),
  staffing: real(0.5, 3),
  market: real(3, 9000),
  reach: real(0.05, 0.5),
  sales: fc.oneof({ arbitrary: fc.constant(0), weight: 1 }, { arbitrary: real(0, 1), weight: 3 }),
  growth: real(-60, 180),
  pay: real(3000, 9000),
  runway: whole(0, 30),
  isProfitable: fc.boolean(),
  debt: fc.oneof(fc.constant(0), fc.constant(null), real(1000, 600_000)),
  equity: real(-0.5, 1.5),
  cost: real(5, 5000),
  worth: real(0.3, 8),
  hasHistory: fc.boolean(),
});

const stated = fc.record({
  industry_id: whole(1, 5),
  business_model_id: whole(1, 4),
  financing_type_id: whole(1, 8),
  founders_education_level: rating,
  industry_experience_years: whole(0, 20),
  technical_expertise: rating,
  business_expertise: rating,
  team_completeness: rating,
  execution_capacity: rating,
  competitor_count: whole(0, 90),
  market_growth_rate: whole(0, 30),
  entry_barriers: rating,
  market_maturity: rating,
  regulatory_environment: rating,
  innovation_level: rating,
  patent_count: fc.oneof(fc.constant(0), whole(0, 6)),
  unique_technology: share,
  price_advantage: share,
  unique_features: whole(0, 10),
  scalability_potential: rating,
  marginal_cost: whole(0, 100).map((percent) => percent / 100),
  network_effects: share,
  customer_feedback: whole(2, 10).map((half) => half / 2),
  problem_relevance: rating,
});

const corporate = fc.record({
  strategic_alignment: whole(0, 10),
  channel_synergy: whole(0, 10),
  executive_sponsorship: whole(0, 10),
  cross_department_experience: whole(0, 10),
  months_to_market_alone: whole(1, 40),
  months_to_market_with_partner: whole(1, 40),
});
const educational = fc.record({
  trl: whole(1, 9),
  publications: whole(0, 20),
  mentors: whole(0, 5),
  faculty_involvement: whole(0, 10),
  institutional_support: whole(0, 10),
});
const groups = fc.constantFrom(null, {
  members: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  relationships: [{ a: 'a', b: 'b', strength: 6 }],
});

const headcounts = [2, 4, 8, 25, 80];
const revenues = [20_000, 150_000, 900_000, 8_000_000, 60_000_000];

/** Startups whose figures follow from a few latent ones, so that few of them contradict each other. */
export const plausibleStartups: fc.Arbitrary<StartupFacts> = fc
  .tuple(latent, stated, fc.option(corporate), fc.option(educational), groups)
  .map(([hidden, facts, corporation, institution, team]) => {
    const { stage, age, founders, market, growth, runway, isProfitable, debt, cost, worth } = hidden;
    const size = Math.max(founders, 3, Math.round((headcounts[stage - 1] ?? 8) * hidden.staffing));
    const segment = market * hidden.reach;
    const revenue = Math.round(Math.min(segment * 5e5, hidden.sales ** 3 * (revenues[stage - 1] ?? 0)));
    const isEarning = isProfitable && revenue > 100_000;
    const burn = isEarning ? 500 : Math.round(Math.max(1000, size * hidden.pay - revenue / 24));
    const margin = isEarning ? 12 : revenue > 0 ? Math.max(-100, (-burn * 1200) / revenue) : -100;
    const cash = runway * burn;
    const isBootstrapped = facts.financing_type_id === 1;
    return {
      ...facts,
      foundation_year: YEAR - age,
      stage_id: stage,
      market_size_id: market < 10 ? 1 : market < 100 ? 2 : market < 1000 ? 3 : 4,
      founder_count: founders,
      team_size: size,
      total_market_size: market,
      target_segment_size: segment,
      cash_runway_months: runway,
      burn_rate: burn,
      funding_raised: isBootstrapped ? null : Math.round(cash + burn * 6 + 20_000),
      revenue,
      profit_margin: margin,
      revenue_per_employee: revenue / size,
      customer_acquisition_cost: cost,
      lifetime_value: cost * worth,
      team,
      financials: {
        total_debt: debt,
        total_equity: Math.round(hidden.equity * Math.max(cash, 20_000)),
        ...(growth > 100 && { pre_money_valuation: 4_000_000, cash_in_bank: cash }),
        ...(hidden.hasHistory &&
          revenue > 0 &&
          age >= 2 && {
            revenue_history: [
              { year: YEAR - 2, revenue: Math.round(revenue / (1 + growth / 100)) },
              { year: YEAR - 1, revenue },
            ],
          }),
      },
      value_proposition: { corporate: corporation, educational: institution },
    };
  });
