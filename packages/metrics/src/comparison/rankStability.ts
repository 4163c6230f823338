import { areas, combinedAreas } from '../investability.ts';
import type { AreaScores } from './areasOf.ts';

export interface StabilityOptions {
  /** How far each weight is varied, 0-1 of itself; default 0.2. */
  spread?: number;
  /** Weights per area, both ends included, at least 2; default 9. */
  steps?: number;
}

/** Differences below this are ties. */
const TIE = 1e-9;
/** Each area is weighed in so many ways; more than this many would take seconds. */
const MOST_STEPS = 30;

/** Weightings of the four areas that add up to 1: every combination of equally spaced factors on the weights. */
function weightings(spread: number, steps: number): number[][] {
  const factors = Array.from({ length: steps }, (_, step) => 1 - spread + (2 * spread * step) / (steps - 1));
  const all = areas.reduce<number[][]>(
    (lists, { weights }) => lists.flatMap((list) => factors.map((factor) => [...list, weights.early * factor])),
    [[]],
  );
  return all.map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  });
}

const scoreWith = ({ areas: scores, most }: AreaScores, weights: readonly number[]): number =>
  Math.min(
    most,
    combinedAreas(
      areas.map(({ group }) => scores[group]),
      weights,
    ),
  );

/**
 * How sure it is that one startup stands above another, whatever the areas weigh: the share of the weightings around
 * those of the model under which it does. A fixed grid, no chance is involved.
 *
 * @param one `areasOf` the first startup.
 * @param other `areasOf` the second.
 * @returns 0-1; a tie counts half, so that the shares of both orders add up to 1.
 * @throws RangeError for a spread outside 0-1, or steps that are not a whole number from 2 to 30.
 */
export function rankStability(
  one: AreaScores,
  other: AreaScores,
  { spread = 0.2, steps = 9 }: StabilityOptions = {},
): number {
  if (!(spread >= 0 && spread <= 1)) throw new RangeError(`rankStability: spread must be 0 to 1, got ${spread}.`);
  if (!Number.isInteger(steps) || steps < 2 || steps > MOST_STEPS)
    throw new RangeError(`rankStability: steps must be a whole number from 2 to ${MOST_STEPS}, got ${steps}.`);
  const all = weightings(spread, steps);
  const wins = all.reduce((sum, weights) => {
    const lead = scoreWith(one, weights) - scoreWith(other, weights);
    return sum + (Math.abs(lead) <= TIE ? 0.5 : Number(lead > 0));
  }, 0);
  return wins / all.length;
}
