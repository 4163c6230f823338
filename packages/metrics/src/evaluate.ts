import { isUnverified } from './bands/isUnverified.ts';
import { calculationOf, estimatedMetrics, shownScore } from './calculation.ts';
import { capsOf } from './caps.ts';
import type { ExaminedFacts } from './contradictions/Contradiction.ts';
import type { Evaluation, EvaluationOptions } from './Evaluation.ts';
import { uncappedScore } from './investability.ts';
import { lensEvaluations } from './lenses/lensEvaluations.ts';
import { hasPartialShares } from './market/partialShares.ts';
import { readEvidenced, readTrust, type Sheet } from './model/sheet.ts';
import { MODEL_VERSION } from './modelVersion.ts';
import { prepare, type Prepared } from './prepare.ts';
import { scoreRange } from './range.ts';
import { generalLines } from './recommendations/generalLines.ts';
import { recommendationsFor } from './recommendations/recommendations.ts';
import { brokenDealbreakers } from './thesis/brokenDealbreakers.ts';
import type { MasterData, Recommendation, ScoreCap, ScoreRange, StartupFacts } from './types.ts';

/** The metrics of a startup without ranges and recommendations. */
export type Figures = Omit<Evaluation, 'range' | 'order' | 'lenses' | 'recommendations'>;

/** The limits that hold a score down. */
function bindingCaps(sheet: Sheet): ScoreCap[] {
  const uncapped = uncappedScore(sheet);
  return capsOf(sheet)
    .filter(({ most }) => most < uncapped)
    .map((cap) => ({ ...cap, uncapped }));
}

function figuresOf(startup: StartupFacts, prepared: Prepared, { lens = 'all', thesis }: EvaluationOptions): Figures {
  const { sheet } = prepared;
  const estimated = estimatedMetrics(sheet, lens);
  const hasConcentration = lens === 'all' || lens === 'general';
  if (hasConcentration && hasPartialShares(startup)) estimated.push('MEM_hhi_index');
  const coverage = readTrust(sheet, 'IE_investability_score');
  const evidenced = readEvidenced(sheet, 'IE_investability_score');
  return {
    model_version: MODEL_VERSION,
    calculation: calculationOf(prepared, lens),
    coverage,
    evidenced,
    unverified: isUnverified(coverage, evidenced),
    contradictions: prepared.contradictions,
    expired: prepared.expired,
    caps: bindingCaps(sheet),
    broken: brokenDealbreakers(prepared, thesis),
    clamped: prepared.clamped,
    estimated: estimated.toSorted(),
  };
}

/** What 'most relevant' sorts by; an open severe contradiction keeps a startup out until it is answered. */
function orderOf({ contradictions: found }: Prepared, range: ScoreRange | null): number | null {
  const isInDoubt = found.some(({ severity, state }) => severity === 'severe' && state === 'open');
  return isInDoubt ? null : (range?.low ?? null);
}

/**
 * The metrics of a startup with their coverage, estimates and warnings; a tenth of the work of `evaluate`, for live
 * previews and for large batches that need no range.
 *
 * @param startup Facts; absent, null and defaulted inputs are unknown, unknown fields are ignored.
 * @param master The lists that the classifications point into; a missing row counts as an unknown class.
 * @param options `asOf`: UTC date of the evaluation. `lens`: which prefixed metrics come back, default 'all'.
 * @returns As `evaluate` without range and recommendations.
 * @throws RangeError for a value of the wrong type, naming field, value and expectation.
 */
export function calculate(startup: ExaminedFacts, master: MasterData, options: EvaluationOptions): Figures {
  return figuresOf(startup, prepare(startup, master, options), options);
}

/**
 * Evaluates a startup: all metrics of the lens, coverage, 90 % range, estimates, warnings and recommendations.
 * Pure: no clock, no randomness; the same input gives the same output in every engine to 1e-9.
 *
 * @param startup Facts; absent, null and defaulted inputs are unknown, unknown fields are ignored. Values outside
 * their domain are clamped with a warning.
 * @param master The lists that the classifications point into; a missing row counts as an unknown class.
 * @param options `asOf`: UTC date of the evaluation. `lens`: which prefixed metrics come back, default 'all';
 * it changes no value. `thesis`: what somebody looks for.
 * @returns Scores 0-100 with two decimals (investability with one), null when unknown; coverage 0-1. With less than
 * half of the score known and a required input missing, score and range are null and the level is 'Not Evaluated'.
 * @throws RangeError for a value of the wrong type, naming field, value and expectation.
 */
export function evaluate(startup: ExaminedFacts, master: MasterData, options: EvaluationOptions): Evaluation {
  const prepared = prepare(startup, master, options);
  const range = prepared.isEvaluated ? scoreRange(prepared) : null;
  return {
    ...figuresOf(startup, prepared, options),
    range,
    order: orderOf(prepared, range),
    lenses: lensEvaluations(prepared),
    recommendations: recommendationsFor(startup, prepared, master, options),
  };
}

/**
 * The likely range of a startup's score, even while too little is known to evaluate it: each stated input is varied by
 * its own uncertainty, all unknown parts together by 30 points, and the moves are added in quadrature.
 *
 * @param startup As for `evaluate`.
 * @param master As for `evaluate`.
 * @param options As for `evaluate`; the lens changes nothing.
 * @returns Unrounded 90 % range, 0-100, with low <= score <= high.
 * @throws RangeError for a value of the wrong type, naming field, value and expectation.
 */
export function likelyRange(startup: ExaminedFacts, master: MasterData, options: EvaluationOptions): ScoreRange {
  return scoreRange(prepare(startup, master, options));
}

/**
 * The recommendations that name no single change (the weakest area, the points to the next level, the data still
 * missing) without computing gains for all others: for live previews.
 *
 * @param startup As for `evaluate`.
 * @param master As for `evaluate`.
 * @param options As for `evaluate`; the lens changes nothing.
 * @returns Those of `evaluate` whose gain is null, in its order.
 * @throws RangeError for a value of the wrong type.
 */
export function generalRecommendations(
  startup: StartupFacts,
  master: MasterData,
  options: EvaluationOptions,
): Recommendation[] {
  const prepared = prepare(startup, master, options);
  return generalLines(prepared.sheet, shownScore(prepared));
}
