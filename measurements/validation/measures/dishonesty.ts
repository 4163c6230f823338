import {
  evaluatedFields,
  type EvaluatedField,
  type ExaminedFacts,
  inputDomains,
  requiredInputs,
} from '../../../packages/metrics/src/index.ts';
import { workedMaster as master } from '../../metrics/workedExamples.ts';
import { prepared, rangeOf, scoreIn } from '../evaluation.ts';
import { weakCompanies } from '../weakCompanies.ts';

/** One thing that a dishonest founder tries: a field, and what may be put into it. */
interface Lever {
  field: string;
  values: readonly unknown[];
}

/** Values tried between the ends of a domain. */
const STEPS = 16;
/** A gain below this is not worth a lie. */
const LEAST = 0.05;

function valuesOf(field: EvaluatedField): number[] {
  const { min, max, integer = false } = inputDomains[field];
  const share = (step: number): number => step / (STEPS - 1);
  const [low, high] = [Math.log1p(Math.max(0, min)), Math.log1p(max)];
  const at = (step: number): number =>
    max - min > 1000 ? Math.expm1(low + share(step) * (high - low)) : min + share(step) * (max - min);
  const all = Array.from({ length: STEPS }, (_, step) => (integer ? Math.round(at(step)) : at(step)));
  return [...new Set(all)];
}

const inputs = (fields: readonly EvaluatedField[]): Lever[] =>
  fields.map((field) => ({ field, values: valuesOf(field) }));

const classes: readonly Lever[] = [
  { field: 'stage_id', values: master.stages.map(({ id }) => id) },
  { field: 'business_model_id', values: master.businessModels.map(({ id }) => id) },
  { field: 'market_size_id', values: master.marketSizes.map(({ id }) => id) },
  { field: 'financing_type_id', values: master.financingTypes.map(({ id }) => id) },
  { field: 'industry_id', values: master.industries.map(({ id }) => id) },
  { field: 'foundation_year', values: [2012, 2016, 2019, 2021, 2023, 2025, 2026] },
];
const silence: readonly Lever[] = [
  ...evaluatedFields.filter((field) => !requiredInputs.includes(field)).map((field) => ({ field, values: [null] })),
  { field: 'financials', values: [null] },
];
const people = inputs([
  'founder_count',
  'team_size',
  'industry_experience_years',
  'founders_education_level',
  'patent_count',
]);
const growths = [0, 20, 60, 120, 250];
const money: readonly Lever[] = [
  ...inputs([
    'cash_runway_months',
    'burn_rate',
    'funding_raised',
    'revenue',
    'profit_margin',
    'customer_acquisition_cost',
    'lifetime_value',
    'revenue_per_employee',
  ]),
  {
    field: 'financials',
    values: growths.map((rate) => ({ total_debt: 0, total_equity: 1e6, revenue_growth_rate: rate })),
  },
];

/** What a founder is ready to lie about, each with all before it. */
const rungs = [
  { what: 'opinions and views of the market', levers: [] },
  { what: 'and what it calls itself: stage, model, industry, age', levers: classes },
  { what: 'and leaving out what is optional', levers: silence },
  { what: 'and people and patents', levers: people },
  { what: 'and every figure of its money', levers: money },
] as const;

/** The score without any evidence; minus one where figures obviously contradict each other. */
function scoreOf(startup: ExaminedFacts): number {
  const known = prepared(startup);
  return known.contradictions.some(({ severity }) => severity === 'severe') ? -1 : scoreIn(known);
}

/** Pulls one lever after the other, always to where the score is highest, until none brings anything. */
function pushed(startup: ExaminedFacts, levers: readonly Lever[]): ExaminedFacts {
  let best = { startup, score: scoreOf(startup) };
  for (let before = -Infinity; best.score - before >= LEAST;) {
    before = best.score;
    for (const { field, values } of levers) {
      for (const value of values) {
        const tried = { ...best.startup, [field]: value };
        const score = scoreOf(tried);
        if (score > best.score) best = { startup: tried, score };
      }
    }
  }
  return best.startup;
}

export interface Dishonesty {
  what: string;
  /** The highest score that was found for each company, and the low end of its range. */
  reached: readonly { company: string; score: number; low: number }[];
}

/** How far four worthless companies get without evidence and without an open contradiction, by what is lied about. */
export function dishonesty(): Dishonesty[] {
  const found = weakCompanies.map(({ name, startup }) => {
    let present: ExaminedFacts = startup;
    const levers: Lever[] = [];
    return rungs.map((rung) => {
      levers.push(...rung.levers);
      present = pushed(present, levers);
      return { company: name, score: scoreOf(present), low: rangeOf(present).low };
    });
  });
  return rungs.map(({ what }, index) => ({
    what,
    reached: found.map((ladder) => ladder[index] as (typeof ladder)[number]),
  }));
}
