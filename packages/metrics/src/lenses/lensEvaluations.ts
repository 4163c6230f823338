import type { NumericMetricId } from '../metricIds.ts';
import { readValue } from '../model/sheet.ts';
import type { Prepared } from '../prepare.ts';
import { rangesOf } from '../range.ts';
import { roundTo } from '../rounding.ts';
import type { LensEvaluation, LensScore, ScoreRange } from '../types.ts';
import { lensScores } from '../views/lensScores.ts';
import { isOwnKnown, ownShare } from './lensKnowledge.ts';

type OwnLens = 'corporate' | 'educational';

/** Coverage of a lens and its four scores, each with its range. */
function lensEvaluation(prepared: Prepared, lens: OwnLens): LensEvaluation {
  const { sheet } = prepared;
  const ids = lensScores[lens];
  const shown = ids.filter((id) => isOwnKnown(sheet, id));
  const ranges = shown.length === 0 ? [] : rangesOf(prepared, shown);
  const rangeOf = new Map<NumericMetricId, ScoreRange>(shown.map((id, index) => [id, ranges[index] as ScoreRange]));
  const scores = ids.map((id): [NumericMetricId, LensScore] => {
    const range = rangeOf.get(id) ?? null;
    const value = range && roundTo(readValue(sheet, id) as number, 2);
    return [id, { value, own: ownShare(sheet, id) ?? 0, range }];
  });
  const coverage = scores.reduce((sum, [, { own }]) => sum + own, 0) / scores.length;
  return { coverage, scores: Object.fromEntries(scores) };
}

/** What the corporate and the educational lens know of a startup, and how sure their scores are. */
export function lensEvaluations(prepared: Prepared): Record<OwnLens, LensEvaluation> {
  return {
    corporate: lensEvaluation(prepared, 'corporate'),
    educational: lensEvaluation(prepared, 'educational'),
  };
}
