import { fill, type RecalculationOutcomes, type Text } from '@aval/contract';
import { formatChange, formatPercent, formatScore, levelName, scoreChange } from '@aval/metrics';

import { recalculationTexts } from './recalculationTexts.ts';

export interface Evaluated {
  /** The previous score; null without a score, undefined without a calculation. */
  from: number | null | undefined;
  to: number | null;
  /** 0-1. */
  coverage: number;
}

/** The outcome of an evaluation by the printed scores; null when there are not two scores to compare. */
export function outcomeOf({ from, to }: Evaluated): keyof RecalculationOutcomes | null {
  if (to === null) return 'notEvaluated';
  if (from === null || from === undefined) return null;
  const change = scoreChange(from, to);
  return change > 0 ? 'higher' : change < 0 ? 'lower' : 'equal';
}

/**
 * The log line of an evaluated startup.
 *
 * @param name The startup's name after its position in the run.
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
