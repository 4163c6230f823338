import { type Area, areas, investabilityOf } from '../investability.ts';
import type { NumericMetricId } from '../metricIds.ts';
import { WEAKEST_LINK } from '../model/constants.ts';
import { requireNumber } from '../requireNumber.ts';
import type { AreaId, Localized, MetricValues } from '../types.ts';
import { roundByLargestRemainder } from './roundByLargestRemainder.ts';

/** One step of the investability score: an area, or the weakest area once more. */
export interface Contribution {
  id: AreaId | 'weakest';
  /** The area whose score it is. */
  area: AreaId;
  metric: NumericMetricId;
  label: Localized;
  /** Share of the score, 0-1; the five shares add up to 1. */
  weight: number;
  /** Score of the area, 0-100. */
  score: number;
  /** Whether nothing of the area is known, so that the score is what the model counts for the unknown. */
  isAssumed: boolean;
  /** Points it brings, unrounded. */
  points: number;
  /** Points as printed, one decimal: the printed points add up to the printed score. */
  shownPoints: number;
  /** Points of the step where the one before ended, as printed. */
  shownStart: number;
  /** Points it could still add. */
  missing: number;
}

type Step = Omit<Contribution, 'shownPoints' | 'shownStart'>;

const weakestLabel: Localized = { en: 'Weakest area again', es: 'El área más débil, otra vez' };

/** A score of areas that are rounded to two decimals, itself rounded to one, is off by no more than this. */
const roundingError = 0.06;

/**
 * The scores that the sum consists of: an unknown area has no score of its own, and counts the value that the model
 * assumes.
 *
 * @returns null when no such scores add up to the total.
 */
function countedScores(scores: readonly (number | null)[], total: number): readonly number[] | null {
  const candidates = areas.reduce<readonly number[][]>(
    (found, { whenUnknown }, index) => {
      const score = scores[index] ?? null;
      return found.flatMap((before) => (score === null ? whenUnknown : [score]).map((one) => [...before, one]));
    },
    [[]],
  );
  const distance = (counted: readonly number[]) => Math.abs(investabilityOf(counted) - total);
  const [nearest] = candidates.toSorted((one, other) => distance(one) - distance(other)) as [number[]];
  return scores.includes(null) && distance(nearest) > roundingError ? null : nearest;
}

/**
 * How the investability score adds up: the four areas, then the weakest once more.
 *
 * @param calculation As stored.
 * @throws RangeError when a score is not finite.
 * @returns Five steps in that order, those of an unknown area marked as assumed; none when the startup is not evaluated
 *   or its areas do not add up to its score.
 */
export function scoreContributions(calculation: MetricValues): Contribution[] {
  const total = calculation.IE_investability_score ?? null;
  const stored = areas.map(({ metric }) => calculation[metric] ?? null);
  if (total === null) return [];
  for (const each of [total, ...stored]) if (each !== null) requireNumber('scoreContributions: each score', each);
  const scores = countedScores(stored, total);
  if (scores === null) return [];
  const stepOf = (id: Contribution['id'], index: number, label: Localized, weight: number): Step => {
    const { id: area, metric } = areas[index] as Area;
    const score = scores[index] as number;
    const points = weight * score;
    const isAssumed = stored[index] === null;
    return { id, area, metric, label, weight, score, isAssumed, points, missing: 100 * weight - points };
  };
  const weakest = scores.indexOf(Math.min(...scores));
  const steps = [
    ...areas.map(({ id, label, weight }, index) => stepOf(id, index, label, (1 - WEAKEST_LINK) * weight)),
    stepOf('weakest', weakest, weakestLabel, WEAKEST_LINK),
  ];
  const shown = roundByLargestRemainder(
    steps.map(({ points }) => points),
    total,
    1,
  );
  let start = 0;
  return steps.map((step, index) => {
    const shownPoints = shown[index] as number;
    const shownStart = Math.round(start * 10) / 10;
    start += shownPoints;
    return { ...step, shownPoints, shownStart };
  });
}
