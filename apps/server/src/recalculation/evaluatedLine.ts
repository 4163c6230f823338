import { fill, type RecalculationOutcomes, type Text } from '@aval/contract';
import { formatChange, formatPercent, formatScore, levelName, scoreChange } from '@aval/metrics';

import { recalculationTexts } from './recalculationTexts.ts';

export interface Evaluated {
  /** The score before; null where there was none, undefined where there was no calculation. */
  from: number | null | undefined;
  to: number | null;
  /** 0-1. */
  coverage: number;
}

/** Which outcome an evaluation is: by the scores as they print; null where there are not two to compare. */
export function outcomeOf({ from, to }: Evaluated): keyof RecalculationOutcomes | null {
  if (to === null) return 'notEvaluated';
  if (from === null || from === undefined) return null;
  const change = scoreChange(from, to);
  return change > 0 ? 'higher' : change < 0 ? 'lower' : 'equal';
}

/**
 * What the log says of a startup that was evaluated.
 *
 * @param name The startup's, behind its place in the run.
 */
export function evaluatedLine(name: string, { from, to, coverage }: Evaluated): Text {
  const shown = { name, to: printed(to), coverage: formatPercent(coverage * 100, 0) };
  if (from === undefined) return fill(recalculationTexts.first, shown);
  if (from === null && to === null) return fill(recalculationTexts.same, shown);
  if (from === null || to === null) return fill(recalculationTexts.turned, { ...shown, from: printed(from) });
  const points = scoreChange(from, to);
  const change = points === 0 ? recalculationTexts.equal : formatChange(points);
  return fill(recalculationTexts.moved, { ...shown, from: printed(from), change });
}

function printed(score: number | null): string | Text {
  return score === null ? levelName('Not Evaluated') : formatScore(score);
}
