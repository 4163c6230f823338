import { type CalculationRecord, masterDataSeed } from '@aval/contract';
import {
  calculate,
  type EvaluatedField,
  type ExaminedFacts,
  generalRecommendations,
  type Lens,
  likelyRange,
  type Recommendation,
  recommendationPatch,
  recommendations,
  roundTo,
  scoreChange,
  scoreUnder,
  type StartupFacts,
  whatIf,
  utcDay,
} from '@aval/metrics';

import { type Change, whatIfFields } from './changeText.ts';

/** The inputs of a calculation, if the current model reproduces its figures. */
export interface ScenarioBase {
  startup: StartupFacts;
  /** UTC, 'YYYY-MM-DD'. */
  asOf: string;
  /** As printed. */
  score: number;
  /** The open lens: advice and its gains are given under it. */
  lens: Lens;
}

/**
 * Null without inputs or score, and when the current model gives a different score, because a change would then be
 * measured from the wrong baseline.
 */
export function scenarioBase(
  { inputs, calculation_date: date, ...stored }: CalculationRecord,
  lens: Lens = 'general',
): ScenarioBase | null {
  const score = stored.IE_investability_score ?? null;
  if (!inputs || score === null) return null;
  const asOf = utcDay(date);
  const today = calculate(inputs, masterDataSeed, { asOf }).calculation.IE_investability_score;
  return typeof today === 'number' && roundTo(today, 1) === roundTo(score, 1)
    ? { startup: inputs, asOf, score, lens }
    : null;
}

/** An input as the evaluation uses it; unstated values are unknown, and of a runway it is what is left. */
export function statedValue({ startup, asOf }: ScenarioBase, field: EvaluatedField): number | null {
  if (startup.defaulted_fields?.includes(field)) return null;
  if (field === 'cash_runway_months') {
    return calculate(startup, masterDataSeed, { asOf }).calculation.FEM_cash_runway ?? null;
  }
  return startup[field] ?? null;
}

const patchOfRule = ({ startup, asOf, lens }: ScenarioBase, rule: string) =>
  recommendationPatch(rule, startup, masterDataSeed, { asOf, lens });

/** The advice under the open lens; a stored calculation has that of the general one. */
export const adviceOf = ({ startup, asOf, lens }: ScenarioBase): readonly Recommendation[] =>
  recommendations(startup, masterDataSeed, { asOf, lens });

const isInput = (name: string): boolean => whatIfFields.some((field) => field === name);

/** The change that a recommendation makes; null when it does not apply to this startup. */
export function changeOfRule(base: ScenarioBase, rule: string): Change | null {
  const patch = patchOfRule(base, rule);
  if (patch === null) return null;
  const values: Partial<Record<EvaluatedField, number | null>> = {};
  for (const field of whatIfFields) {
    const value = patch[field];
    if (value !== undefined) values[field] = value;
  }
  return { values, rules: Object.keys(patch).every(isInput) ? [] : [rule] };
}

/** Merges changes: the first that contains an input wins. */
export function joined(changes: readonly Change[]): Change {
  return {
    rules: [...new Set(changes.flatMap(({ rules }) => rules))],
    values: Object.assign({}, ...changes.toReversed().map(({ values }) => values)) as Change['values'],
  };
}

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;

/** What differs between two values, applied to a third, so that the changes of several recommendations add up. */
function overlaid(target: unknown, before: unknown, next: unknown): unknown {
  const entries = entriesOf(next);
  if (entries === null) return next;
  const [there, then] = [entriesOf(target), entriesOf(before)];
  const changed = [...entries].flatMap(([name, value]) =>
    value === then?.get(name) ? [] : [[name, overlaid(there?.get(name), then?.get(name), value)] as const],
  );
  return { ...Object.fromEntries(there ?? []), ...Object.fromEntries(changed) };
}

/** The facts that a change overrides. */
export function patchOf(base: ScenarioBase, { rules, values }: Change): Partial<ExaminedFacts> {
  const facts = new Map<string, unknown>(Object.entries(base.startup));
  const groups = new Map<string, unknown>();
  for (const rule of rules) {
    for (const [group, next] of Object.entries(patchOfRule(base, rule) ?? {})) {
      if (isInput(group)) continue;
      groups.set(group, overlaid(groups.get(group) ?? facts.get(group), facts.get(group), next));
    }
  }
  const patch: Partial<ExaminedFacts> = Object.fromEntries(groups);
  for (const field of whatIfFields) {
    const value = values[field];
    if (value !== undefined && !Number.isNaN(value)) patch[field] = value;
  }
  return patch;
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
  const options = { asOf: base.asOf };
  const { startup, after, gain } = whatIf(base.startup, patchOf(base, change), masterDataSeed, options);
  const isScored = typeof after.calculation.IE_investability_score === 'number';
  const calculation = {
    ...stored,
    ...after.calculation,
    coverage: after.coverage,
    estimated: [...after.estimated],
    evidenced: after.evidenced,
    clamped: [...after.clamped],
    caps: [...after.caps],
    expired: [...after.expired],
    range: isScored ? likelyRange(startup, masterDataSeed, options) : null,
    inputs: { ...startup },
  };
  return { calculation, gain, general: generalRecommendations(startup, masterDataSeed, options) };
}

/** The change of the printed score under the open lens for each recommendation on its own; null when it cannot be tried. */
export const printedGain =
  (base: ScenarioBase | null) =>
  (rule: string): number | null =>
    (base && jointEffect(base, [rule])?.gain) ?? null;

/** The score under the open lens before and after a change, as printed. */
interface JointEffect {
  from: number;
  score: number;
  gain: number;
}

/** Evaluates all recommendations together; null when they change nothing. */
export function jointEffect(base: ScenarioBase, rules: readonly string[]): JointEffect | null {
  const changes = rules.flatMap((rule) => changeOfRule(base, rule) ?? []);
  if (changes.length === 0) return null;
  const patch = patchOf(base, joined(changes));
  const { before, after } = whatIf(base.startup, patch, masterDataSeed, { asOf: base.asOf });
  const [from, score] = [scoreUnder(before.calculation, base.lens), scoreUnder(after.calculation, base.lens)];
  return from === null || score === null ? null : { from, score, gain: scoreChange(from, score) };
}

/** Adds an input to a change, or removes it when it is back at its stated value. */
export function withValue(base: ScenarioBase, change: Change, field: EvaluatedField, value: number | null): Change {
  const values = { ...change.values };
  if (value === statedValue(base, field)) delete values[field];
  else values[field] = value;
  return { ...change, values };
}
