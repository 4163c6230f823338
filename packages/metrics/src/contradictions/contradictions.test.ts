import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import given from '../fixtures/evaluation-examples-2.json' with { type: 'json' };
import { roundTo } from '../rounding.ts';
import { consistentStartups } from '../testing/consistentStartups.ts';
import { seed } from '../testing/startups.ts';
import type { MasterData } from '../types.ts';
import type { Contradiction, ExaminedFacts } from './Contradiction.ts';
import { contradictions } from './contradictions.ts';

interface WorkedExample {
  name: string;
  startup: ExaminedFacts;
  options: { asOf: string };
  contradictions: Contradiction[];
}
const { master, examples } = given as unknown as { master: MasterData; examples: WorkedExample[] };

const asOf = '2026-06-30';
const found = (startup: ExaminedFacts) => contradictions(startup, master, { asOf });
const idsOf = (startup: ExaminedFacts) => found(startup).map(({ id }) => id);

const [idea, prototype, mvp, growth, expansion] = [1, 2, 3, 4, 5];
const [bootstrapped, angels] = [1, 3];
const lender = master.financingTypes.find(({ debt_share: share }) => (share ?? 0) >= 0.5)?.id ?? null;
const years = (...revenues: [year: number, revenue: number][]) => ({
  revenue_history: revenues.map(([year, revenue]) => ({ year, revenue })),
});
const losing = { burn_rate: 30_000, cash_runway_months: 10, profit_margin: -20 };
const best = {
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
};

/** What contradicts itself, and what at the limit does not. */
const cases: [id: string, severity: 'severe' | 'mild', wrong: ExaminedFacts, right: ExaminedFacts][] = [
  ['founders_above_team', 'severe', { founder_count: 4, team_size: 3 }, { founder_count: 3, team_size: 3 }],
  [
    'members_above_team',
    'severe',
    { team: { members: [{ id: 1 }, { id: 2 }] }, team_size: 1 },
    { team: { members: [{ id: 1 }] }, team_size: 1 },
  ],
  [
    'runway_against_cash',
    'severe',
    { cash_runway_months: 24, burn_rate: 30_000, financials: { cash_in_bank: 300_000 } },
    { cash_runway_months: 12.5, burn_rate: 30_000, financials: { cash_in_bank: 300_000 } },
  ],
  [
    'runway_above_money',
    'severe',
    { ...losing, funding_raised: 200_000 },
    { ...losing, funding_raised: 200_000, revenue: 50_000 },
  ],
  [
    'funding_without_trace',
    'mild',
    { ...losing, funding_raised: 4_000_000, foundation_year: 2025 },
    { ...losing, funding_raised: 2_400_000, foundation_year: 2025 },
  ],
  [
    'revenue_against_history',
    'severe',
    { revenue: 74_000, financials: years([2025, 100_001]) },
    { revenue: 126_000, financials: years([2025, 100_000]) },
  ],
  [
    'growth_against_history',
    'severe',
    { financials: { ...years([2024, 100], [2025, 200]), revenue_growth_rate: 126 } },
    { financials: { ...years([2024, 100], [2025, 200]), revenue_growth_rate: 125 } },
  ],
  [
    'growth_without_revenue',
    'mild',
    { revenue: 0, financials: { revenue_growth_rate: 20 } },
    { revenue: 0, financials: { revenue_growth_rate: 0 } },
  ],
  [
    'revenue_per_employee',
    'severe',
    { revenue_per_employee: 14_000, revenue: 100_000, team_size: 10 },
    { revenue_per_employee: 13_000, revenue: 100_000, team_size: 10 },
  ],
  [
    'profit_and_burn',
    'severe',
    { profit_margin: 5, revenue: 120_000, burn_rate: 1_100 },
    { profit_margin: 5, revenue: 120_000, burn_rate: 1_000 },
  ],
  [
    'loss_without_burn',
    'severe',
    { profit_margin: -50, revenue: 240_000, burn_rate: 3_000 },
    { profit_margin: -50, revenue: 240_000, burn_rate: 10_000 / 3 },
  ],
  [
    'segment_above_total',
    'severe',
    { target_segment_size: 81, total_market_size: 80 },
    { target_segment_size: 80, total_market_size: 80 },
  ],
  [
    'market_class',
    'mild',
    { market_size_id: 2, total_market_size: 251 },
    { market_size_id: 2, total_market_size: 250 },
  ],
  ['total_market_unit', 'severe', { total_market_size: 2_000_000 }, { total_market_size: 1_000_000 }],
  [
    'revenue_above_segment',
    'severe',
    { revenue: 2_000_001, target_segment_size: 2 },
    { revenue: 2_000_000, target_segment_size: 2 },
  ],
  ['stage_revenue', 'severe', { stage_id: idea, revenue: 50_001 }, { stage_id: prototype, revenue: 250_000 }],
  ['stage_without_revenue', 'severe', { stage_id: expansion, revenue: 0 }, { stage_id: growth, revenue: 0 }],
  ['stage_headcount', 'mild', { stage_id: idea, team_size: 16 }, { stage_id: expansion, team_size: 3 }],
  [
    'revenue_too_young',
    'severe',
    { foundation_year: 2025, revenue: 5_000_001 },
    { foundation_year: 2024, revenue: 5_000_001 },
  ],
  ['foundation_in_future', 'severe', { foundation_year: 2027 }, { foundation_year: 2026 }],
  [
    'history_before_foundation',
    'severe',
    { foundation_year: 2024, financials: years([2023, 5]) },
    { foundation_year: 2024, financials: years([2024, 5]) },
  ],
  ['history_in_future', 'severe', { financials: years([2027, 5]) }, { financials: years([2026, 5]) }],
  [
    'bootstrapped_with_funding',
    'severe',
    { financing_type_id: bootstrapped, funding_raised: 100_001 },
    { financing_type_id: angels, funding_raised: 100_001 },
  ],
  [
    'debt_financing_without_debt',
    'mild',
    { financing_type_id: lender, financials: { total_debt: 0 } },
    { financing_type_id: lender, financials: { total_debt: 1 } },
  ],
  [
    'cash_above_balance',
    'mild',
    { burn_rate: 10_000, cash_runway_months: 10, financials: { total_debt: 0, total_equity: 49_999 } },
    { burn_rate: 10_000, cash_runway_months: 10, financials: { total_debt: 0, total_equity: 50_000 } },
  ],
  [
    'competitors_listed',
    'severe',
    { competitor_count: 1, value_proposition: { competitors: [{ name: 'A' }, { name: 'B' }] } },
    { competitor_count: 2, value_proposition: { competitors: [{ name: 'A' }, { name: 'B' }] } },
  ],
  [
    'shares_above_one',
    'severe',
    { value_proposition: { competitors: [{ market_share: 0.7 }, { market_share: 0.4 }] } },
    { value_proposition: { competitors: [{ market_share: 0.7 }, { market_share: 0.3 }] } },
  ],
  [
    'feedback_without_users',
    'mild',
    { customer_feedback: 4.5, stage_id: prototype },
    { customer_feedback: 4.5, stage_id: mvp },
  ],
  [
    'customer_free',
    'severe',
    { customer_acquisition_cost: 0, lifetime_value: 0 },
    { customer_acquisition_cost: 1, lifetime_value: 0 },
  ],
  [
    'customer_too_cheap',
    'mild',
    { customer_acquisition_cost: 1, lifetime_value: 101 },
    { customer_acquisition_cost: 1, lifetime_value: 100 },
  ],
  [
    'pre_money_low',
    'severe',
    { financials: { pre_money_valuation: 9_999 } },
    { financials: { pre_money_valuation: 10_000 } },
  ],
  [
    'pre_money_high',
    'severe',
    { revenue: 300_000, financials: { pre_money_valuation: 30_000_001 } },
    { revenue: 300_000, financials: { pre_money_valuation: 30_000_000 } },
  ],
  ['patents_above_people', 'mild', { patent_count: 26, team_size: 5 }, { patent_count: 25, team_size: 5 }],
  [
    'readiness_against_stage',
    'mild',
    { stage_id: growth, value_proposition: { educational: { trl: 3 } } },
    { stage_id: mvp, value_proposition: { educational: { trl: 3 } } },
  ],
  ['best_at_everything', 'mild', best, { ...best, evidence: { technical_expertise: { kind: 'panel' } } }],
];

it('has a case for each of the 35 rules', () => {
  expect(new Set(cases.map(([id]) => id)).size).toBe(35);
});

describe.each(cases)('%s', (id, severity, wrong, right) => {
  it('finds what cannot be right, and only that', () => {
    const [only, ...more] = found(wrong);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ id, severity, state: 'open' });
    expect(idsOf(right)).not.toContain(id);
  });

  it('prints its figures in both languages', () => {
    for (const text of Object.values(found(wrong)[0]?.message ?? {})) {
      expect(text).toMatch(/[.?]$/);
      expect(text).not.toMatch(/NaN|undefined|null|\d{5}/);
    }
  });
});

it('names the figures that do not fit, and what would', () => {
  const lines = cases.flatMap(([, , wrong]) =>
    found(wrong).map(({ id, fields, values, fits }) => {
      const range = fits ? `${fits.field} ${fits.low} to ${fits.high}` : 'nothing';
      return `${id} (${fields.join(', ')}): ${values.join(', ')}; fits ${range}`;
    }),
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "founders_above_team (founder_count, team_size): 4, 3; fits team_size 4 to 1000",
      "members_above_team (team.members, team_size): 2, 1; fits team_size 2 to 1000",
      "runway_against_cash (cash_runway_months, financials.cash_in_bank, burn_rate): 24, 300000, 30000; fits cash_runway_months 10 to 10",
      "runway_above_money (cash_runway_months, burn_rate, funding_raised): 10, 30000, 200000; fits cash_runway_months 0 to 8",
      "funding_without_trace (funding_raised, burn_rate): 4000000, 30000; fits funding_raised 0 to 2460000",
      "revenue_against_history (revenue, financials.revenue_history): 74000, 100001; fits revenue 75000.75 to 126001.25",
      "growth_against_history (financials.revenue_growth_rate, financials.revenue_history): 126, 100; fits financials.revenue_growth_rate 100 to 100",
      "growth_without_revenue (financials.revenue_growth_rate, revenue): 20, 0; fits nothing",
      "revenue_per_employee (revenue_per_employee, revenue, team_size): 14000, 100000, 10; fits revenue_per_employee 10000 to 10000",
      "profit_and_burn (profit_margin, burn_rate): 5, 1100; fits burn_rate 0 to 1000",
      "loss_without_burn (profit_margin, burn_rate, revenue): -50, 3000; fits burn_rate 3333.3333333333335 to 30000",
      "segment_above_total (target_segment_size, total_market_size): 81, 80; fits target_segment_size 0 to 80",
      "market_class (market_size_id, total_market_size): Medium (10-100 M EUR), 251; fits total_market_size 10 to 100",
      "total_market_unit (total_market_size): 2000000; fits total_market_size 2 to 2",
      "revenue_above_segment (revenue, target_segment_size): 2000001, 2; fits target_segment_size 2.000001 to 1000000",
      "stage_revenue (stage_id, revenue): Idea, 50001; fits revenue 0 to 50000",
      "stage_without_revenue (stage_id, revenue): Expansion, 0; fits nothing",
      "stage_headcount (stage_id, team_size): Idea, 16; fits team_size 1 to 15",
      "revenue_too_young (foundation_year, revenue): 2025, 5000001; fits nothing",
      "foundation_in_future (foundation_year): 2027, 2026; fits foundation_year 1900 to 2026",
      "history_before_foundation (financials.revenue_history, foundation_year): 2023, 2024; fits foundation_year 1900 to 2023",
      "history_in_future (financials.revenue_history): 2027, 2026; fits nothing",
      "bootstrapped_with_funding (financing_type_id, funding_raised): Bootstrapped, 100001; fits funding_raised 0 to 100000",
      "debt_financing_without_debt (financing_type_id, financials.total_debt): Bank or venture debt, 0; fits nothing",
      "cash_above_balance (cash_runway_months, burn_rate, financials.total_equity, financials.total_debt): 100000, 49999; fits financials.total_equity 100000 to 1000000000000",
      "competitors_listed (competitor_count, value_proposition.competitors): 1, 2; fits competitor_count 2 to 1000",
      "shares_above_one (value_proposition.competitors): 110.00000000000001, 100; fits nothing",
      "feedback_without_users (customer_feedback, stage_id): 4.5, Prototype; fits nothing",
      "customer_free (customer_acquisition_cost, lifetime_value): 0, 0; fits nothing",
      "customer_too_cheap (customer_acquisition_cost, lifetime_value): 101, 1; fits customer_acquisition_cost 1.01 to 101",
      "pre_money_low (financials.pre_money_valuation): 9999; fits financials.pre_money_valuation 10000 to 10000000000",
      "pre_money_high (financials.pre_money_valuation, revenue): 30000001, 300000; fits financials.pre_money_valuation 0 to 30000000",
      "patents_above_people (patent_count, team_size): 26, 5; fits patent_count 0 to 25",
      "readiness_against_stage (value_proposition.educational, stage_id): 3, Growth; fits nothing",
      "best_at_everything (technical_expertise, business_expertise, team_completeness, execution_capacity, innovation_level, unique_technology, price_advantage, unique_features, scalability_potential, marginal_cost, network_effects, customer_feedback, problem_relevance): 11, 13; fits nothing",
    ]
  `);
});

/** In the order of the ids; the examples have six decimals. */
const comparable = (all: readonly Contradiction[]) =>
  all
    .map(({ message: _message, fits, values, ...rest }) => ({
      ...rest,
      fits: fits && { ...fits, low: roundTo(fits.low, 6), high: roundTo(fits.high, 6) },
      values: values.map((value) => (typeof value === 'number' ? roundTo(value, 6) : value)),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id));

it.each(examples.map((example) => [example.name, example] as const))(
  'agrees with the worked example %s',
  (_, { startup, options, contradictions: expected }) => {
    const ours = contradictions(startup, master, options);
    expect(comparable(ours)).toEqual(comparable(expected));
    expect(ours.map(({ severity }) => severity)).toEqual(expected.map(({ severity }) => severity));
  },
);

const ofInputs = cases.filter(([, , wrong]) => !wrong.financials && !wrong.team && !wrong.value_proposition);
it.each(ofInputs)('%s is silent where a figure is only a default', (id, _severity, wrong) => {
  expect(ofInputs.length).toBeGreaterThan(15);
  const defaulted = [...(found(wrong)[0]?.fields ?? [])];
  expect(idsOf({ ...wrong, defaulted_fields: defaulted })).not.toContain(id);
});

it('says which contradictions were answered, and which answers were accepted', () => {
  const wrong = { founder_count: 4, team_size: 3 };
  const answered = { founders_above_team: { text: 'One founder is an adviser.' } };
  expect(found({ ...wrong, answers: answered })[0]?.state).toBe('answered');
  const accepted = { founders_above_team: { text: 'One founder is an adviser.', accepted: true } };
  expect(found({ ...wrong, answers: accepted })[0]?.state).toBe('accepted');
});

it('takes the years of a history in their order, however they are given', () => {
  const wrong = { ...years([2025, 200], [2023, 50], [2024, 100]), revenue_growth_rate: 300 };
  expect(found({ financials: wrong })[0]?.values).toEqual([300, 100]);
  expect(found({ foundation_year: 2024, financials: years([2025, 5], [2023, 5]) })[0]?.values).toEqual([2023, 2024]);
});

it('compares nothing where nothing is known', () => {
  expect(found({})).toEqual([]);
  expect(found({ financials: null, team: null, value_proposition: null, defaulted_fields: null })).toEqual([]);
});

it('does not ask where funding went while it is unknown for how long there was something to spend', () => {
  expect(idsOf({ ...losing, funding_raised: 4_000_000 })).not.toContain('funding_without_trace');
});

it('takes a type of financing without a share of debt for one without debt', () => {
  const financingTypes = [{ id: 9, label: 'Other' }];
  const startup = { financing_type_id: 9, financials: { total_debt: 0 } };
  expect(contradictions(startup, { ...master, financingTypes }, { asOf })).toEqual([]);
});

it('doubts a market that is below its class by more than a factor of 2.5', () => {
  expect(idsOf({ market_size_id: 3, total_market_size: 40 })).toEqual([]);
  expect(idsOf({ market_size_id: 3, total_market_size: 39 })).toEqual(['market_class']);
});

it('does not compare funding with the burn of a company near break-even, which may have spent more before', () => {
  const funded = { ...losing, funding_raised: 4_000_000, foundation_year: 2025, profit_margin: -5 };
  expect(idsOf({ ...funded, revenue: 1_700_000 })).toContain('funding_without_trace');
  expect(idsOf({ ...funded, revenue: 1_900_000 })).not.toContain('funding_without_trace');
});

it('finds nothing in startups whose facts fit each other', () => {
  fc.assert(
    fc.property(consistentStartups, (startup) => {
      expect(found(startup).map(({ id, message }) => `${id}: ${message.en}`)).toEqual([]);
    }),
    { seed, numRuns: 3000 },
  );
});
