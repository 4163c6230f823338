import {
  type AreaId,
  areaCoverage,
  type Calculation,
  calculate,
  likelyRange,
  type MasterData,
  type ScoreCap,
  type ScoreRange,
  type StartupFacts,
  startOfYear,
} from '@aval/metrics';

import { type WizardField, wizardFields, type WizardFieldId } from '../wizardFields.ts';
import { defaultOf, isDefaulted, type WizardValues, wireValue } from '../wizardValues.ts';

/** The evaluation of the answers so far, equal to the server's. */
export interface LiveEvaluation {
  /** The score is null while too little is known. */
  calculation: Calculation;
  /** The range that contains the score with 90 % probability; provisional while there is no score. */
  range: ScoreRange;
  /** 0-1. */
  coverage: number;
  /** 0-1. */
  evidenced: number;
  /** The limits that hold the score down. */
  caps: readonly ScoreCap[];
  areas: Record<AreaId, number>;
}

/** An unstated input, and by how much stating it would narrow the range. */
export interface Narrowing {
  id: WizardFieldId;
  /** The reduction of the range in points. */
  points: number;
}

/** Typical figures of a young company, for fields whose scale has no meaningful middle. */
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
const minShown = 0.05;

/**
 * Converts the form's values for the evaluation: answers become facts, unconfirmed defaults are listed by name. Empty
 * or incomplete values are unknown.
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

/** Evaluates facts with the same functions as the server. */
export function evaluateFacts(facts: StartupFacts, master: MasterData, asOf: string): LiveEvaluation {
  const options = { asOf, lens: 'general' } as const;
  const { calculation, coverage, evidenced, caps } = calculate(facts, master, options);
  return {
    calculation,
    coverage,
    evidenced,
    caps,
    range: likelyRange(facts, master, options),
    areas: areaCoverage(facts, master, options),
  };
}

/** Evaluates the form's values. Pure: the same values give the same score here and on the server. */
export function liveEvaluation(values: WizardValues, master: MasterData, currentYear: number): LiveEvaluation {
  return evaluateFacts(toFacts(values, currentYear), master, startOfYear(currentYear));
}

export interface NarrowingScene {
  master: MasterData;
  currentYear: number;
  /** The hypothetical answer: a neutral average, or the default that the user would confirm. */
  answer: 'average' | 'default';
}

/**
 * The unstated inputs among some fields, with how much stating each would narrow the range.
 *
 * @returns Sorted by effect; inputs without an effect are omitted.
 */
export function narrowings(
  fields: readonly WizardField[],
  values: WizardValues,
  { master, currentYear, answer }: NarrowingScene,
): Narrowing[] {
  const facts = toFacts(values, currentYear);
  const options = { asOf: startOfYear(currentYear) } as const;
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
  return found.filter(({ points }) => points >= minShown).toSorted((one, other) => other.points - one.points);
}

function averageOf({ id, control, min = 0, max = 0 }: WizardField): number | undefined {
  return usual[id] ?? (control === 'slider' ? (min + max) / 2 : undefined);
}

function widthOf(range: ScoreRange): number {
  return range.high - range.low;
}
