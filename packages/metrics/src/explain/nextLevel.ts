import { levelAbove } from '../bands/levelAbove.ts';
import { levelOf, levelThresholds } from '../bands/levelOf.ts';
import { shownScore } from '../calculation.ts';
import type { EvaluationOptions } from '../Evaluation.ts';
import { type EvaluatedField, evaluatedFields, inputDomains } from '../inputs/inputDomains.ts';
import { inputUncertainty } from '../inputs/inputShift.ts';
import { readValue, type Sheet } from '../model/sheet.ts';
import { prepare } from '../prepare.ts';
import { opensContradiction } from '../recommendations/opensContradiction.ts';
import { roundTo } from '../rounding.ts';
import { type Changes, scenarioOf } from '../scenario.ts';
import { scoreChange } from '../scoreChange.ts';
import type { Level, MasterData, StartupFacts } from '../types.ts';
import { withPatch } from './withPatch.ts';

/** A change of one input that reaches the next level. */
export interface LevelChange {
  field: EvaluatedField;
  /** Of a runway, what is left of it. */
  from: number;
  to: number;
  /** The score it reaches, one decimal. */
  score: number;
  /** Size of the change in steps of the input's own uncertainty: the smaller, the nearer. */
  effort: number;
}

/** The way to the next level. */
export interface NextLevel {
  level: Level;
  /** Null at the highest level and for a startup that is not evaluated. */
  next: Exclude<Level, 'Not Evaluated' | 'very-low'> | null;
  /** Points of the score still missing, one decimal; 0 without a next level. */
  points: number;
  /** The smallest change of each single input that gets there, nearest first. */
  changes: readonly LevelChange[];
}

/** What an input is today: of a runway, what is left. */
const presentValue = (sheet: Sheet, field: EvaluatedField): number | null =>
  readValue(sheet, field === 'cash_runway_months' ? 'FEM_cash_runway' : field);
/** The changes of stating an input today: a runway is counted down from when it was stated. */
const statedAnew = (field: EvaluatedField, value: number): Changes =>
  field === 'cash_runway_months' ? { [field]: value, runway_elapsed: 0 } : { [field]: value };
/** A year of foundation cannot be changed. */
const unchangeable: ReadonlySet<EvaluatedField> = new Set(['foundation_year']);
/** Number of points towards an end of the domain that are tried before the nearest is refined. */
const STEPS = 64;

/**
 * Values from the present one to one end of the domain, each further away than the one before; by ratio for inputs that
 * span orders of magnitude.
 */
function pathTo(end: number, from: number, isByRatio: boolean): number[] {
  const steps = Array.from({ length: STEPS }, (_, index) => (index + 1) / STEPS);
  if (!isByRatio) return steps.map((share) => from + share * (end - from));
  const [low, high] = [Math.log1p(from), Math.log1p(end)];
  return steps.map((share) => Math.expm1(low + share * (high - low)));
}

/** The value on its control's grid that is at least as far away as the wanted one. */
function onGrid(field: EvaluatedField, from: number, wanted: number): number {
  const { step, min, max } = inputDomains[field];
  const steps = wanted > from ? Math.ceil(wanted / step) : Math.floor(wanted / step);
  return Math.min(max, Math.max(min, roundTo(steps * step, 2)));
}

function effortOf(field: EvaluatedField, from: number, to: number): number {
  const { by, size } = inputUncertainty[field];
  if (by === 'share') return Math.abs(Math.log1p(to) - Math.log1p(from)) / Math.log1p(size);
  return Math.abs(to - from) / (size === 0 ? inputDomains[field].step : size);
}

/** The nearest value towards one end at which the goal is reached, to half a step; null when it never is. */
function nearestValue(
  from: number,
  path: readonly number[],
  step: number,
  reaches: (value: number) => boolean,
): number | null {
  let miss = from;
  for (const value of path) {
    if (!reaches(value)) {
      miss = value;
      continue;
    }
    let hit = value;
    while (Math.abs(hit - miss) > step / 2) {
      const middle = (miss + hit) / 2;
      if (reaches(middle)) hit = middle;
      else miss = middle;
    }
    return hit;
  }
  return null;
}

/**
 * The smallest single change of each input that reaches the next level.
 *
 * @param startup As for `evaluate`.
 * @param master As for `evaluate`.
 * @param options As for `evaluate`.
 * @returns Changes on the grid of their controls, nearest first; none when no input alone gets there, and none that
 *   would make figures contradict each other.
 * @throws RangeError for a value of the wrong type.
 */
export function nextLevel(startup: StartupFacts, master: MasterData, options: EvaluationOptions): NextLevel {
  const prepared = prepare(startup, master, options);
  const shown = shownScore(prepared);
  const level = levelOf(shown);
  if (shown === null || level === 'high' || level === 'Not Evaluated')
    return { level, next: null, points: 0, changes: [] };
  const next = levelAbove[level];
  const goal = levelThresholds[next];
  const { scoreAfter } = scenarioOf(prepared.sheet);
  const changes: LevelChange[] = [];
  for (const field of evaluatedFields) {
    const from = presentValue(prepared.sheet, field);
    if (from === null || unchangeable.has(field)) continue;
    const { min, max, step } = inputDomains[field];
    const isByRatio = inputUncertainty[field].by === 'share';
    for (const end of [min, max]) {
      const scoreNear = (value: number): number =>
        roundTo(scoreAfter(statedAnew(field, onGrid(field, from, value))), 1);
      const hit = nearestValue(from, pathTo(end, from, isByRatio), step, (value) => scoreNear(value) >= goal);
      if (hit === null) continue;
      const to = onGrid(field, from, hit);
      const after = prepare(withPatch(startup, { [field]: to }, options.asOf), master, options);
      if (opensContradiction(prepared, after)) continue;
      changes.push({ field, from, to, score: scoreNear(hit), effort: effortOf(field, from, to) });
    }
  }
  return { level, next, points: scoreChange(shown, goal), changes: changes.toSorted((a, b) => a.effort - b.effort) };
}
