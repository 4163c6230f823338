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

/** The inputs of a calculation, if the current model reproduces its figures. */
export interface ScenarioBase {
  startup: StartupFacts;
  asOfYear: number;
  /** As printed. */
  score: number;
}

/**
 * Null without inputs or score, and when the current model gives a different score, because a change would then be
 * measured from the wrong baseline.
 */
export function scenarioBase({ inputs, calculation_date: date, ...stored }: CalculationRecord): ScenarioBase | null {
  const score = stored.IE_investability_score ?? null;
  if (!inputs || score === null) return null;
  const asOfYear = new Date(date).getUTCFullYear();
  const today = calculate(inputs, masterDataSeed, { asOfYear }).calculation.IE_investability_score;
  return typeof today === 'number' && roundTo(today, 1) === roundTo(score, 1)
    ? { startup: inputs, asOfYear, score }
    : null;
}

/** An input as the evaluation uses it; unstated values are unknown. */
export function statedValue({ startup }: ScenarioBase, field: EvaluatedField): number | null {
  return startup.defaulted_fields?.includes(field) ? null : (startup[field] ?? null);
}

const patchOfRule = ({ startup, asOfYear }: ScenarioBase, rule: string) =>
  recommendationPatch(rule, startup, masterDataSeed, { asOfYear });

/** The change that a recommendation makes; null when it does not apply to this startup. */
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

/** Merges changes: the first that contains an input wins. */
export function joined(changes: readonly Change[]): Change {
  return {
    rules: [...new Set(changes.flatMap(({ rules }) => rules))],
    values: Object.assign({}, ...changes.toReversed().map(({ values }) => values)) as Change['values'],
  };
}

/** The facts that a change overrides. */
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

/** A hypothetical calculation, and the difference of its printed score. */
export interface Scenario {
  calculation: CalculationRecord;
  /** Null when too little is known for a score. */
  gain: number | null;
  /** The resulting recommendations for the whole startup. */
  general: readonly Recommendation[];
}

/** Evaluates a change without storing it. */
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

/** The change of the printed score for each recommendation on its own; null when it cannot be tried. */
export const printedGain =
  (base: ScenarioBase | null) =>
  (rule: string): number | null =>
    (base && jointEffect(base, [rule])?.gain) ?? null;

/** Evaluates all recommendations together; null when they change nothing. */
export function jointEffect(base: ScenarioBase, rules: readonly string[]): { score: number; gain: number } | null {
  const changes = rules.flatMap((rule) => changeOfRule(base, rule) ?? []);
  if (changes.length === 0) return null;
  const patch = patchOf(base, joined(changes));
  const { after, gain } = whatIf(base.startup, patch, masterDataSeed, { asOfYear: base.asOfYear });
  const score = after.calculation.IE_investability_score;
  return typeof score === 'number' && gain !== null ? { score, gain } : null;
}

/** Adds an input to a change, or removes it when it is back at its stated value. */
export function withValue(base: ScenarioBase, change: Change, field: EvaluatedField, value: number | null): Change {
  const values = { ...change.values };
  if (value === statedValue(base, field)) delete values[field];
  else values[field] = value;
  return { ...change, values };
}
