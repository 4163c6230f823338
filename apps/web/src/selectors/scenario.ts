import { type CalculationRecord, masterDataSeed } from '@aval/contract';
import {
  calculate,
  type EvaluatedField,
  generalRecommendations,
  likelyRange,
  type Recommendation,
  recommendationPatch,
  roundTo,
  type StartupFacts,
  whatIf,
} from '@aval/metrics';

import { type Change, whatIfFields } from './changeText.ts';

/** What a calculation was made from, when the same figures come out of it today. */
export interface ScenarioBase {
  startup: StartupFacts;
  asOfYear: number;
  /** As printed. */
  score: number;
}

/** Null without inputs or score, and where today's model gives another score: a change would be measured from a wrong start. */
export function scenarioBase({ inputs, calculation_date: date, ...stored }: CalculationRecord): ScenarioBase | null {
  const score = stored.IE_investability_score ?? null;
  if (!inputs || score === null) return null;
  const asOfYear = new Date(date).getUTCFullYear();
  const today = calculate(inputs, masterDataSeed, { asOfYear }).calculation.IE_investability_score;
  return typeof today === 'number' && roundTo(today, 1) === roundTo(score, 1)
    ? { startup: inputs, asOfYear, score }
    : null;
}

/** An input as the evaluation uses it; what nobody stated is unknown. */
export function statedValue({ startup }: ScenarioBase, field: EvaluatedField): number | null {
  return startup.defaulted_fields?.includes(field) ? null : (startup[field] ?? null);
}

const patchOfRule = ({ startup, asOfYear }: ScenarioBase, rule: string) =>
  recommendationPatch(rule, startup, masterDataSeed, { asOfYear });

/** What a recommendation tries; null when it names no change of this startup. */
export function changeOfRule(base: ScenarioBase, rule: string): Change | null {
  const patch = patchOfRule(base, rule);
  if (patch === null) return null;
  const values: Partial<Record<EvaluatedField, number | null>> = {};
  for (const field of whatIfFields) {
    const value = patch[field];
    if (value !== undefined) values[field] = value;
  }
  return { values, rules: patch.team || patch.financials ? [rule] : [] };
}

/** Several changes at once: the first that names an input decides it. */
export function joined(changes: readonly Change[]): Change {
  return {
    rules: [...new Set(changes.flatMap(({ rules }) => rules))],
    values: Object.assign({}, ...changes.toReversed().map(({ values }) => values)) as Change['values'],
  };
}

/** The facts that a change replaces. */
export function patchOf(base: ScenarioBase, { rules, values }: Change): Partial<StartupFacts> {
  const patch: Partial<StartupFacts> = {};
  for (const rule of rules) {
    const { team, financials } = patchOfRule(base, rule) ?? {};
    if (team) patch.team = team;
    if (financials) patch.financials = { ...patch.financials, ...changedFigures(financials, base.startup.financials) };
  }
  if (patch.financials) patch.financials = { ...base.startup.financials, ...patch.financials };
  for (const field of whatIfFields) {
    const value = values[field];
    if (value !== undefined && !Number.isNaN(value)) patch[field] = value;
  }
  return patch;
}

type Financials = NonNullable<StartupFacts['financials']>;

function changedFigures(next: Financials, now: StartupFacts['financials']): Financials {
  const before = new Map<string, unknown>(Object.entries(now ?? {}));
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => before.get(name) !== value));
}

/** A calculation as it would be, and by how much its printed score would differ. */
export interface Scenario {
  calculation: CalculationRecord;
  /** Null when too little would be known for a score. */
  gain: number | null;
  /** The recommendations that hold for the whole startup then. */
  general: readonly Recommendation[];
}

/** The calculation of a change. Nothing of it is stored anywhere. */
export function scenarioOf(base: ScenarioBase, change: Change, stored: CalculationRecord): Scenario {
  const options = { asOfYear: base.asOfYear };
  const { startup, after, gain } = whatIf(base.startup, patchOf(base, change), masterDataSeed, options);
  const isScored = typeof after.calculation.IE_investability_score === 'number';
  const calculation = {
    ...stored,
    ...after.calculation,
    coverage: after.coverage,
    estimated: [...after.estimated],
    warnings: [...after.warnings],
    range: isScored ? likelyRange(startup, masterDataSeed, options) : null,
    inputs: { ...startup },
  };
  return { calculation, gain, general: generalRecommendations(startup, masterDataSeed, options) };
}

/** By how much each recommendation alone would move the printed score; null where it cannot be tried. */
export const printedGain =
  (base: ScenarioBase | null) =>
  (rule: string): number | null =>
    (base && jointEffect(base, [rule])?.gain) ?? null;

/** All recommendations at once, evaluated anew; null when they change nothing. */
export function jointEffect(base: ScenarioBase, rules: readonly string[]): { score: number; gain: number } | null {
  const changes = rules.flatMap((rule) => changeOfRule(base, rule) ?? []);
  if (changes.length === 0) return null;
  const patch = patchOf(base, joined(changes));
  const { after, gain } = whatIf(base.startup, patch, masterDataSeed, { asOfYear: base.asOfYear });
  const score = after.calculation.IE_investability_score;
  return typeof score === 'number' && gain !== null ? { score, gain } : null;
}

/** A change with one more input tried; an input back at what is stated is none. */
export function withValue(base: ScenarioBase, change: Change, field: EvaluatedField, value: number | null): Change {
  const values = { ...change.values };
  if (value === statedValue(base, field)) delete values[field];
  else values[field] = value;
  return { ...change, values };
}
