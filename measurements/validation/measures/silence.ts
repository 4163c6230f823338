import * as fc from 'fast-check';

import {
  type EvaluatedField,
  evaluatedFields,
  type ExaminedFacts,
  requiredInputs,
} from '../../../packages/metrics/src/index.ts';
import { drawnStartups, drawnWith } from '../drawnStartups.ts';
import { contradictionIds, rangeOf, scoreOf } from '../evaluation.ts';
import type { Effort, Row } from '../Row.ts';

/** Points by which silence may pay. */
const FREE = 0.5;

interface Pair {
  stated: ExaminedFacts;
  silent: ExaminedFacts;
}
interface Silence {
  name: string;
  before: string;
  /** The startup with a bad figure, and without it. `part` is 0 for the worst and 1 for the least bad one. */
  pair: (startup: ExaminedFacts, part: number) => Pair;
}

const silences: readonly Silence[] = [
  {
    name: 'falling growth (two years old, with revenue)',
    before: '1,013',
    pair: (startup, part) => {
      const financials = { ...startup.financials, revenue_history: null };
      const revenue = startup.revenue || 10_000;
      const silent = { ...startup, financials, foundation_year: 2018, revenue, revenue_per_employee: null };
      return { silent, stated: { ...silent, financials: { ...financials, revenue_growth_rate: -90 + 85 * part } } };
    },
  },
  {
    name: 'debt above equity',
    before: '1,481',
    pair: (startup, part) => {
      const financials = { ...startup.financials, total_debt: null, total_equity: null };
      const owing = { ...financials, total_equity: 100_000, total_debt: 600_000 - 500_000 * part };
      return { silent: { ...startup, financials }, stated: { ...startup, financials: owing } };
    },
  },
  {
    name: 'LTV below CAC, from the growth stage on',
    before: '906',
    pair: (startup, part) => {
      const silent = { ...startup, stage_id: 4, customer_acquisition_cost: null, lifetime_value: null };
      return { silent, stated: { ...silent, customer_acquisition_cost: 500, lifetime_value: 500 * part } };
    },
  },
  {
    name: 'LTV below CAC, before it (not withheld)',
    before: '-',
    pair: (startup, part) => {
      const silent = { ...startup, stage_id: 2, customer_acquisition_cost: null, lifetime_value: null };
      return { silent, stated: { ...silent, customer_acquisition_cost: 500, lifetime_value: 500 * part } };
    },
  },
];

function silenceRow({ name, before, pair }: Silence, { seed, pairs }: Effort): Row {
  const parts = drawnWith(fc.integer({ min: 0, max: 100 }), seed, pairs);
  // What contradicts the other figures is believed less for that, and says nothing about silence.
  const compared = drawnStartups(seed, pairs)
    .map((startup, index) => pair(startup, (parts[index] ?? 0) / 100))
    .filter(({ stated, silent }) => contradictionIds(stated).length === 0 && contradictionIds(silent).length === 0);
  const paying = compared.filter(({ stated, silent }) => scoreOf(silent) - scoreOf(stated) > FREE);
  const isBound = before !== '-';
  return {
    what: `Silence pays by more than ${FREE}: ${name}`,
    before: isBound ? `${before} of 1,500` : before,
    now: `${paying.length.toLocaleString('en')} of ${compared.length.toLocaleString('en')}`,
    bound: isBound ? 'none' : '',
    isHeld: !isBound || (paying.length === 0 && compared.length > 0),
  };
}

const isEvaluated = (field: string): field is EvaluatedField => evaluatedFields.some((each) => each === field);

/** One required input left at its default, against stating it as it is. */
function untouched({ seed, startups }: Effort): Row {
  const fields = drawnWith(fc.constantFrom(...requiredInputs.filter(isEvaluated)), seed, startups);
  const rises = drawnStartups(seed, startups).map((startup, index) => {
    const left = { ...startup, defaulted_fields: [fields[index] ?? ''] };
    return rangeOf(left).low - rangeOf(startup).low;
  });
  const rising = rises.filter((rise) => rise > 0.05);
  const most = Math.max(0, ...rises);
  return {
    what: `One required slider untouched: the low end rises, of ${startups.toLocaleString('en')}`,
    before: '45 of 300',
    now: `${rising.length}, by at most ${most.toFixed(1)}`,
    bound: 'at most 10 %, by at most 1.5',
    isHeld: rising.length <= 0.1 * startups && most <= 1.5,
  };
}

/** Whether leaving a bad figure out is better than stating it. */
export const silence = (effort: Effort): Row[] => [
  ...silences.map((each) => silenceRow(each, effort)),
  untouched(effort),
];
