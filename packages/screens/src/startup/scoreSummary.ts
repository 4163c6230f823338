import type { CalculationRecord } from '@aval/contract';
import { scoreChange } from '@aval/metrics';

interface ScoreChange {
  /** Points, one decimal. */
  points: number;
  /** Date of the previous version. */
  since: string;
}

/** The last calculation with a score before the given one; calculations are newest first. */
export function versionBefore(
  calculations: readonly CalculationRecord[],
  chosen: CalculationRecord,
): CalculationRecord | undefined {
  const index = calculations.findIndex(({ id }) => id === chosen.id);
  return calculations.slice(index + 1).find(({ IE_investability_score: score }) => typeof score === 'number');
}

/** The change of the score since the previous version; null when one of the two has none. */
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
