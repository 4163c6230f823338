import type { CapReason } from '../caps.ts';
import { type Area, areas, combinedAreas } from '../investability.ts';
import type { NumericMetricId } from '../metricIds.ts';
import { WEAKEST_LINK } from '../model/constants.ts';
import { requireNumber } from '../requireNumber.ts';
import type { AreaId, Localized, MetricValues, ScoreCap } from '../types.ts';
import { roundByLargestRemainder } from './roundByLargestRemainder.ts';

/** One step of the investability score: an area, the weakest area once more, or what a limit takes from them. */
export interface Contribution {
  id: AreaId | 'weakest' | CapReason;
  /** The area whose score it is; of a limit, the one it is about. */
  area: AreaId;
  metric: NumericMetricId;
  label: Localized;
  /** Share of the score, 0-1; the shares add up to 1, a limit has none. */
  weight: number;
  /** Score of the area, 0-100; of a limit, the most that it allows. */
  score: number;
  /** Whether nothing of the area is known, so that the score is what the model counts for the unknown. */
  isAssumed: boolean;
  /** Points it brings, unrounded; a limit takes points. */
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
const capLabels: Readonly<Record<CapReason, Localized>> = {
  cash: { en: 'Limit: little cash', es: 'Límite: poca caja' },
  cash_unknown: { en: 'Limit: cash unknown', es: 'Límite: caja desconocida' },
  negative_equity: { en: 'Limit: negative equity', es: 'Límite: fondos propios negativos' },
};

/** A score of areas that are rounded to two decimals, itself rounded to one, is off by no more than this. */
const roundingError = 0.06;

/** What an area counts in the sum while nothing of it is known, by the stage; what is owed counts nothing. */
const whenUnknown: Readonly<Record<AreaId, readonly number[]>> = {
  value: [36.8, 35.2, 33.6],
  financial: [35.2, 23.7],
  market: [40],
  team: [40],
};

type WeightName = 'early' | 'grown';

/** The scores and weights that a sum consists of. */
interface Counted {
  scores: readonly number[];
  weights: readonly number[];
}

const weightsAt = (stage: WeightName): number[] => areas.map(({ weights }) => weights[stage]);

/**
 * The scores that the sum consists of, with the weights of the stage: an unknown area has no score of its own, and
 * counts the value that the model assumes.
 *
 * @param total What the areas add up to.
 * @returns null when no such scores add up to the total.
 */
function countedScores(stored: readonly (number | null)[], total: number): Counted | null {
  const lists = areas.reduce<readonly number[][]>(
    (found, { id }, index) => {
      const score = stored[index] ?? null;
      return found.flatMap((before) => (score === null ? whenUnknown[id] : [score]).map((one) => [...before, one]));
    },
    [[]],
  );
  const candidates: Counted[] = (['early', 'grown'] as const).flatMap((stage) =>
    lists.map((scores) => ({ scores, weights: weightsAt(stage) })),
  );
  const distance = ({ scores, weights }: Counted) => Math.abs(combinedAreas(scores, weights) - total);
  const [nearest] = candidates.toSorted((one, other) => distance(one) - distance(other)) as [Counted, ...Counted[]];
  return distance(nearest) > roundingError ? null : nearest;
}

/** The step of the limit that holds the score down most. */
function capStep(caps: readonly ScoreCap[], total: number): Step[] {
  const [cap] = caps.toSorted((one, other) => one.most - other.most);
  if (cap === undefined) return [];
  const { id: area, metric } = areas[1] as Area;
  const shared = { area, metric, weight: 0, score: cap.most, isAssumed: false, missing: 0 };
  return [{ ...shared, id: cap.reason, label: capLabels[cap.reason], points: total - cap.uncapped }];
}

/**
 * How the investability score adds up: the four areas, then the weakest once more, then what a limit takes.
 *
 * @param calculation As stored.
 * @param caps The limits of its evaluation.
 * @throws RangeError when a score is not finite.
 * @returns Five steps in that order, those of an unknown area marked as assumed, and one more for the lowest limit; none
 *   when the startup is not evaluated or its areas do not add up to its score.
 */
export function scoreContributions(calculation: MetricValues, caps: readonly ScoreCap[] = []): Contribution[] {
  const total = calculation.IE_investability_score ?? null;
  const stored = areas.map(({ metric }) => calculation[metric] ?? null);
  if (total === null) return [];
  for (const each of [total, ...stored]) if (each !== null) requireNumber('scoreContributions: each score', each);
  const counted = countedScores(stored, caps[0]?.uncapped ?? total);
  if (counted === null) return [];
  const { scores, weights } = counted;
  const stepOf = (id: Contribution['id'], index: number, label: Localized, weight: number): Step => {
    const { id: area, metric } = areas[index] as Area;
    const score = scores[index] as number;
    const points = weight * score;
    const isAssumed = stored[index] === null;
    return { id, area, metric, label, weight, score, isAssumed, points, missing: 100 * weight - points };
  };
  const weakest = scores.indexOf(Math.min(...scores));
  const steps = [
    ...areas.map(({ id, label }, index) => stepOf(id, index, label, (1 - WEAKEST_LINK) * (weights[index] as number))),
    stepOf('weakest', weakest, weakestLabel, WEAKEST_LINK),
    ...capStep(caps, total),
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
