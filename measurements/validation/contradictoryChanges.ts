import type { ExaminedFacts } from '../../packages/metrics/src/index.ts';
import { workedExamples } from '../metrics/workedExamples.ts';

/** A company at the growth stage whose figures all fit. */
export const consistentCompany: ExaminedFacts = workedExamples[0]?.startup ?? {};
const { financials } = consistentCompany;

const money = (facts: ExaminedFacts['financials']): ExaminedFacts => ({ financials: { ...financials, ...facts } });
const rivals = (count: number, market_share: number | null): ExaminedFacts => ({
  value_proposition: { competitors: Array.from({ length: count }, () => ({ market_share })) },
});
const withoutRevenue: ExaminedFacts = { revenue: 0, revenue_per_employee: null, ...money({ revenue_history: null }) };

/** A change of the company that makes it contradict itself, by the rule that has to notice it. */
export const contradictoryChanges: Readonly<Record<string, ExaminedFacts>> = {
  founders_above_team: { founder_count: 10, team_size: 6 },
  members_above_team: { team: { members: Array.from({ length: 30 }, (_, id) => ({ id })) } },
  runway_against_cash: money({ cash_in_bank: 200_000 }),
  runway_above_money: { cash_runway_months: 120 },
  funding_without_trace: { funding_raised: 5e7 },
  revenue_against_history: { revenue: 5e6 },
  growth_against_history: money({ revenue_growth_rate: 20 }),
  growth_without_revenue: { ...withoutRevenue, ...money({ revenue_history: null, revenue_growth_rate: 50 }) },
  revenue_per_employee: { revenue_per_employee: 200_000 },
  profit_and_burn: { profit_margin: 20 },
  loss_without_burn: { burn_rate: 1000 },
  segment_above_total: { target_segment_size: 9000 },
  revenue_above_segment: { target_segment_size: 0.5 },
  market_class: { market_size_id: 1 },
  total_market_unit: { total_market_size: 4e6 },
  stage_revenue: { stage_id: 1 },
  stage_without_revenue: { ...withoutRevenue, stage_id: 5 },
  stage_headcount: { stage_id: 1, team_size: 24 },
  revenue_too_young: { foundation_year: 2026, revenue: 6e6 },
  foundation_in_future: { foundation_year: 2030 },
  history_before_foundation: { foundation_year: 2026 },
  history_in_future: money({ revenue_history: [{ year: 2028, revenue: 1_200_000 }] }),
  bootstrapped_with_funding: { financing_type_id: 1 },
  debt_financing_without_debt: { financing_type_id: 7, ...money({ total_debt: 0 }) },
  cash_above_balance: money({ total_debt: 100_000, total_equity: 100_000 }),
  competitors_listed: rivals(20, null),
  shares_above_one: rivals(2, 0.8),
  feedback_without_users: { ...withoutRevenue, stage_id: 2, customer_feedback: 5 },
  customer_free: { customer_acquisition_cost: 0, lifetime_value: 0 },
  customer_too_cheap: { customer_acquisition_cost: 10 },
  pre_money_low: money({ pre_money_valuation: 500 }),
  pre_money_high: money({ pre_money_valuation: 5e9 }),
  patents_above_people: { patent_count: 500 },
  readiness_against_stage: { value_proposition: { educational: { trl: 2 } } },
  best_at_everything: {
    technical_expertise: 5,
    business_expertise: 5,
    team_completeness: 5,
    execution_capacity: 5,
    innovation_level: 5,
    unique_technology: 1,
    price_advantage: 1,
    unique_features: 10,
    scalability_potential: 5,
    marginal_cost: 0,
    network_effects: 1,
    customer_feedback: 5,
    problem_relevance: 5,
  },
};
