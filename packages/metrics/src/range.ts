import { evidenceWorth } from './evidence/evidenceKinds.ts';
import type { FactReliability } from './evidence/reliabilities.ts';
import { extraNames } from './facts/factNames.ts';
import { type EvaluatedField, evaluatedFields } from './inputs/inputDomains.ts';
import { inputOptimism, soberInput } from './inputs/inputOptimism.ts';
import { shiftedInput } from './inputs/inputShift.ts';
import { fillInvestability } from './investability.ts';
import type { NumericMetricId } from './metricIds.ts';
import { computeSteps } from './model/computeSteps.ts';
import { PRIOR } from './model/constants.ts';
import { allNodes } from './model/nodeTable.ts';
import { copySheet, readValue, type Sheet } from './model/sheet.ts';
import { slotOf } from './model/sources.ts';
import type { Prepared } from './prepare.ts';
import { type Changes, scoresAfter, scoresOn } from './scenario.ts';
import type { ScoreRange } from './types.ts';

/** How far the worth of an unknown component may be above the usual, in points. */
const PRIOR_SHIFT = 30;
/** Standard deviations on either side of 90 % of a normal distribution. */
const NINETY_PERCENT = 1.645;
/** Share of the usual optimism that the low end allows for: found by measurement over generated startups. */
export const SOBER_SHARE = 0.7;
/** Months after which somebody may have raised money, so that a counted-down runway may be too low. */
const MAY_HAVE_RAISED = 3;

/** Share of the usual measuring error that the evidence of a fact leaves. */
const errorOf = ({ kind }: FactReliability): number => (kind === 'default' ? 1 : evidenceWorth[kind].error);

/** Whether nobody but the startup vouches for a fact. */
const isUnevidenced = ({ kind }: FactReliability): boolean => kind !== 'default' && !evidenceWorth[kind].isEvidenced;

/** All unevidenced inputs as a sober reader takes them: they usually err together. */
function soberChanges({ sheet, reliabilityOf }: Prepared): Changes {
  const changes: { [Field in EvaluatedField]?: number } = {};
  for (const field of Object.keys(inputOptimism) as EvaluatedField[]) {
    const value = readValue(sheet, field);
    if (value !== null && isUnevidenced(reliabilityOf(field))) changes[field] = soberInput(field, value);
  }
  return changes;
}

/** The sheet as if everything stated were in a new document and nothing contradicted it. */
function evidencedSheet({ sheet, reliabilityOf }: Prepared): Sheet {
  const proven = copySheet(sheet);
  for (const fact of [...evaluatedFields, ...extraNames]) proven.reliability[slotOf[fact]] = 1;
  if (reliabilityOf('cash_runway_months').months >= MAY_HAVE_RAISED) proven.value[slotOf.runway_elapsed] = 0;
  computeSteps(proven, allNodes);
  fillInvestability(proven);
  return proven;
}

/** Squared moves of some scores below and above their base. */
interface Spread {
  down: number;
  up: number;
}

/** Every stated input moved by its own error, independently of the others, and unknown parts towards the better. */
function measuringErrors(
  { sheet, reliabilityOf }: Prepared,
  base: readonly number[],
  after: (changes: Changes) => readonly number[],
): readonly Spread[] {
  const spreads = base.map(() => ({ down: 0, up: 0 }));
  const add = (one: readonly number[], other: readonly number[]): void => {
    for (const [index, spread] of spreads.entries()) {
      const score = base[index] as number;
      const moved = [one[index] as number, other[index] as number, score];
      spread.down += (score - Math.min(...moved)) ** 2;
      spread.up += (Math.max(...moved) - score) ** 2;
    }
  };
  for (const field of evaluatedFields) {
    const value = readValue(sheet, field);
    if (value === null) continue;
    const error = errorOf(reliabilityOf(field));
    const [higher, lower] = [shiftedInput(field, value, 1, error), shiftedInput(field, value, -1, error)];
    if (higher !== lower) add(after({ [field]: higher }), after({ [field]: lower }));
  }
  add(after({ unknown_score: PRIOR + PRIOR_SHIFT }), base);
  return spreads;
}

const clamped = (score: number): number => Math.min(100, Math.max(0, score));

/**
 * 90 % ranges of some scores. Measuring: every stated input is moved by its own error, less for what is evidenced, and
 * the moves are added in quadrature. Missing: upwards all unknown parts are 30 points better, downwards each is at its
 * worst, in full. Leaning: downwards a sober reading of all that is unevidenced, upwards the score that evidence for all
 * of it would give.
 *
 * @param soberShare Share of the usual optimism that the low end allows for, 0-1.
 * @returns In the order of the scores, unrounded, 0-100, with low <= score <= high.
 */
export function rangesOf(
  prepared: Prepared,
  ids: readonly NumericMetricId[],
  soberShare = SOBER_SHARE,
): readonly ScoreRange[] {
  const after = scoresAfter(prepared.sheet, ids);
  const base = scoresOn(prepared.sheet, ids);
  const errors = measuringErrors(prepared, base, after);
  const worst = after({ unknown_score: 0 });
  const sober = after(soberChanges(prepared));
  const proven = scoresOn(evidencedSheet(prepared), ids);
  return base.map((score, index) => {
    const { down, up } = errors[index] as Spread;
    const kindness = soberShare * Math.max(0, score - (sober[index] as number));
    const doubt = Math.max(0, (proven[index] as number) - score);
    const floor = Math.min(score, worst[index] as number);
    return {
      low: clamped(floor - Math.sqrt(NINETY_PERCENT ** 2 * down + kindness ** 2)),
      high: clamped(score + Math.sqrt(NINETY_PERCENT ** 2 * up + doubt ** 2)),
    };
  });
}

/** 90 % range of the investability score. */
export function scoreRange(prepared: Prepared, soberShare = SOBER_SHARE): ScoreRange {
  return rangesOf(prepared, ['IE_investability_score'], soberShare)[0] as ScoreRange;
}
