import {
  type AreaId,
  areaCoverage,
  type Calculation,
  calculate,
  likelyRange,
  type MasterData,
  type ScoreRange,
  type StartupFacts,
} from '@aval/metrics';

import { type WizardField, wizardFields, type WizardFieldId } from '../wizardFields.ts';
import { defaultOf, isDefaulted, type WizardValues, wireValue } from '../wizardValues.ts';

/** What the answers so far say about the startup, as the server would say it. */
export interface LiveEvaluation {
  /** Its score is null while too little is known. */
  calculation: Calculation;
  /** Where the score lies with 90 % probability; provisional while there is no score. */
  range: ScoreRange;
  /** 0-1. */
  coverage: number;
  areas: Record<AreaId, number>;
}

/** An input that nobody has stated, and how much stating it would narrow the range. */
export interface Narrowing {
  id: WizardFieldId;
  /** Points by which the range would become narrower. */
  points: number;
}

/** Figures of a usual young company, for fields whose scale has no meaningful middle. */
const usual: Partial<Record<WizardFieldId, number>> = {
  founder_count: 2,
  team_size: 8,
  industry_experience_years: 4,
  competitor_count: 15,
  market_growth_rate: 6,
  cash_runway_months: 6,
  patent_count: 0,
  total_market_size: 500,
  target_segment_size: 50,
  burn_rate: 20_000,
  funding_raised: 250_000,
  revenue: 100_000,
  profit_margin: 0,
  customer_acquisition_cost: 100,
  lifetime_value: 400,
  revenue_per_employee: 50_000,
};
const leastShown = 0.05;

/**
 * What the form knows of the startup, as the evaluation takes it: answers as facts, standing defaults by name.
 * What is empty, or no number yet, is unknown.
 */
export function toFacts(values: WizardValues, currentYear: number): StartupFacts & { defaulted_fields: string[] } {
  const facts: Record<string, number> = {};
  const defaulted: string[] = [];
  for (const field of wizardFields) {
    if (!field.evaluated) continue;
    const value = wireValue(field, values, currentYear);
    if (typeof value !== 'number' || Number.isNaN(value)) continue;
    facts[field.id] = value;
    if (isDefaulted(field, values, currentYear)) defaulted.push(field.id);
  }
  return { ...facts, defaulted_fields: defaulted };
}

/** Evaluates facts for everybody, by the very functions that the server uses. */
export function evaluateFacts(facts: StartupFacts, master: MasterData, asOfYear: number): LiveEvaluation {
  const options = { asOfYear, lens: 'general' } as const;
  const { calculation, coverage } = calculate(facts, master, options);
  return {
    calculation,
    coverage,
    range: likelyRange(facts, master, options),
    areas: areaCoverage(facts, master, options),
  };
}

/** Evaluates what the form holds. Pure: the same values give the same score here and on the server. */
export function liveEvaluation(values: WizardValues, master: MasterData, currentYear: number): LiveEvaluation {
  return evaluateFacts(toFacts(values, currentYear), master, currentYear);
}

export interface NarrowingScene {
  master: MasterData;
  currentYear: number;
  /** What is tried: an average answer, which favours none, or the default that a person is asked to confirm. */
  answer: 'average' | 'default';
}

/**
 * The inputs among some fields that nobody has stated yet, by how much stating them would narrow the range.
 *
 * @returns Widest first; inputs that would narrow nothing are left out.
 */
export function narrowings(
  fields: readonly WizardField[],
  values: WizardValues,
  { master, currentYear, answer }: NarrowingScene,
): Narrowing[] {
  const facts = toFacts(values, currentYear);
  const options = { asOfYear: currentYear } as const;
  const now = widthOf(likelyRange(facts, master, options));
  const found: Narrowing[] = [];
  for (const field of fields) {
    const tried = answer === 'default' ? defaultOf(field, currentYear) : averageOf(field);
    const isStated = field.id in facts && !facts.defaulted_fields.includes(field.id);
    if (!field.evaluated || isStated || tried === undefined) continue;
    const defaulted = facts.defaulted_fields.filter((id) => id !== field.id);
    const then = likelyRange({ ...facts, [field.id]: tried, defaulted_fields: defaulted }, master, options);
    found.push({ id: field.id, points: now - widthOf(then) });
  }
  return found.filter(({ points }) => points >= leastShown).toSorted((one, other) => other.points - one.points);
}

function averageOf({ id, control, min = 0, max = 0 }: WizardField): number | undefined {
  return usual[id] ?? (control === 'slider' ? (min + max) / 2 : undefined);
}

function widthOf(range: ScoreRange): number {
  return range.high - range.low;
}
