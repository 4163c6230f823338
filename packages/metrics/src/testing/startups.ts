import * as fc from 'fast-check';

import { evaluatedFields, type EvaluatedField, inputDomains } from '../inputs/inputDomains.ts';
import type { StartupFacts } from '../types.ts';

/** Every run draws the same startups. */
export const seed = 20_260_101;
/** The day for which random startups are evaluated, and its year. */
export const asOf = '2026-11-01';
export const asOfYear = 2026;

const real = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
/** Amounts of every order of magnitude in whole cents, zero included. */
const magnitude = (max: number): fc.Arbitrary<number> =>
  fc.oneof(
    {
      arbitrary: real(0, Math.log1p(max)).map((log) => Math.min(max, Math.round(Math.expm1(log) * 100) / 100)),
      weight: 9,
    },
    { arbitrary: fc.constant(0), weight: 1 },
  );

/** A value that the domain of an input accepts. */
export function inputValue(field: EvaluatedField): fc.Arbitrary<number> {
  const { min, max, integer = false } = inputDomains[field];
  if (field === 'foundation_year') return fc.integer({ min: 1950, max: asOfYear });
  if (integer) return fc.integer({ min, max: max > 100 ? 400 : max });
  return max > 1000 ? magnitude(Math.min(max, 1e8)) : real(min, max);
}

const maybe = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(values, { freq: 1 });
const rating = maybe(real(0, 10));
const percentage = maybe(real(0, 100));

const people = ['a', 'b', 'c', 'd', 'e', 'f'];
const pairs = people.flatMap((a, index) => people.slice(index + 1).map((b) => ({ a, b })));

const team = fc.record(
  {
    members: fc.subarray(people).map((ids) => ids.map((id) => ({ id }))),
    relationships: fc
      .subarray(pairs)
      .chain((chosen) => fc.tuple(...chosen.map((pair) => rating.map((strength) => ({ ...pair, strength }))))),
    founders: fc.array(
      fc.record({ previous_startups: maybe(fc.nat(3)), successful_exits: maybe(fc.nat(1)) }, { requiredKeys: [] }),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);

const financials = fc.record(
  {
    total_debt: maybe(magnitude(1e8)),
    total_equity: maybe(real(-1e6, 1e7)),
    revenue_history: fc.uniqueArray(
      fc.record({ year: fc.integer({ min: 2015, max: 2026 }), revenue: maybe(magnitude(1e8)) }),
      {
        maxLength: 4,
        selector: ({ year }) => year,
      },
    ),
    revenue_growth_rate: maybe(real(-100, 1000)),
    pre_money_valuation: maybe(magnitude(1e9)),
  },
  { requiredKeys: [] },
);

const corporate = fc.record(
  {
    strategic_alignment: rating,
    channel_synergy: rating,
    executive_sponsorship: rating,
    cross_department_experience: rating,
    market_overlap_pct: percentage,
    months_to_market_alone: maybe(real(0, 60)),
    months_to_market_with_partner: maybe(real(0, 60)),
    average_tenure_years: maybe(real(0, 50)),
  },
  { requiredKeys: [] },
);

const educational = fc.record(
  {
    trl: maybe(fc.integer({ min: 1, max: 9 })),
    publications: maybe(fc.nat(40)),
    awards: maybe(fc.nat(10)),
    mentors: maybe(fc.nat(8)),
    faculty_involvement: rating,
    institutional_support: rating,
    market_overlap_pct: percentage,
    students: maybe(fc.dictionary(fc.constantFrom('engineering', 'biology', 'business'), maybe(fc.nat(20)))),
  },
  { requiredKeys: [] },
);

const valueProposition = fc.record(
  {
    very_disappointed_pct: percentage,
    competitors: fc.array(fc.record({ name: fc.constant('X'), market_share: maybe(real(0, 1)), strength: rating }), {
      maxLength: 4,
    }),
    corporate,
    educational,
  },
  { requiredKeys: [] },
);

const inputs = Object.fromEntries(evaluatedFields.map((field) => [field, inputValue(field)])) as Record<
  EvaluatedField,
  fc.Arbitrary<number>
>;

const classes = {
  industry_id: fc.integer({ min: 1, max: 6 }),
  stage_id: fc.integer({ min: 1, max: 6 }),
  business_model_id: fc.integer({ min: 1, max: 5 }),
  market_size_id: fc.integer({ min: 1, max: 5 }),
  financing_type_id: fc.integer({ min: 1, max: 9 }),
};

/** A startup with some of its facts, and nothing else known. */
export const startups: fc.Arbitrary<StartupFacts> = fc.record(
  { ...inputs, ...classes, team, financials, value_proposition: valueProposition },
  { requiredKeys: [] },
);

/** A startup of which every input is stated, with or without further facts. */
export const completeStartups: fc.Arbitrary<StartupFacts> = fc.record(
  { ...inputs, ...classes, team, financials, value_proposition: valueProposition },
  {
    requiredKeys: [
      ...evaluatedFields,
      'industry_id',
      'stage_id',
      'business_model_id',
      'market_size_id',
      'financing_type_id',
    ],
  },
);
