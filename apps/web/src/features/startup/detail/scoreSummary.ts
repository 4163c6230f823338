import type { CalculationRecord } from '@aval/contract';
import { scoreChange } from '@aval/metrics';

interface ScoreChange {
  /** Points, one decimal. */
  points: number;
  /** Date of the version before. */
  since: string;
}

/** The last calculation with a score before another one, among all of a startup, newest first. */
export function versionBefore(
  calculations: readonly CalculationRecord[],
  chosen: CalculationRecord,
): CalculationRecord | undefined {
  const index = calculations.findIndex(({ id }) => id === chosen.id);
  return calculations.slice(index + 1).find(({ IE_investability_score: score }) => typeof score === 'number');
}

/** How the score moved since the version before; null when one of the two has none. */
export function changeSince(calculations: readonly CalculationRecord[], chosen: CalculationRecord): ScoreChange | null {
  const before = versionBefore(calculations, chosen);
  const points = scoreChange(before?.IE_investability_score, chosen.IE_investability_score);
  return before === undefined || points === null ? null : { points, since: before.calculation_date };
}

/** The scores up to a calculation, oldest first. */
export function scoresUntil(calculations: readonly CalculationRecord[], chosen: CalculationRecord): (number | null)[] {
  const index = calculations.findIndex(({ id }) => id === chosen.id);
  return calculations
    .slice(index)
    .toReversed()
    .map(({ IE_investability_score: score }) => score ?? null);
}
