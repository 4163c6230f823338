import type { Contradiction } from './contradictions/Contradiction.ts';
import type { EvaluatedField } from './inputs/inputDomains.ts';
import type { MetricId } from './metricIds.ts';
import type { Dealbreaker, Thesis } from './thesis/Thesis.ts';
import type { Calculation, ClampedInput, Lens, LensEvaluation, Recommendation, ScoreCap, ScoreRange } from './types.ts';

export interface EvaluationOptions {
  /** UTC date of the evaluation, 'YYYY-MM-DD': ages are counted up to it. */
  asOf: string;
  /** Which prefixed metrics come back; it changes no value. Default 'all'. */
  lens?: 'all' | Lens;
  /**
   * What somebody looks for: it weighs the areas otherwise, and the strategic alignment is the fit to it. The official
   * score is the one without it.
   */
  thesis?: Thesis | null;
}

export interface Evaluation {
  model_version: string;
  calculation: Calculation;
  /** 0-1: share of the score that is based on stated facts. */
  coverage: number;
  /** 0-1: share of the score that is based on facts for which somebody other than the startup vouches. */
  evidenced: number;
  /** Whether less than two fifths of what is stated is evidenced. */
  unverified: boolean;
  /** Null when the startup is not evaluated. */
  range: ScoreRange | null;
  /** What 'most relevant' sorts by: the low end of the range; null without one and with an open severe contradiction. */
  order: number | null;
  /** Figures that cannot all be right, severe ones first. */
  contradictions: Contradiction[];
  /** Stated inputs that are too old to count, sorted. */
  expired: EvaluatedField[];
  /** The limits that hold the score down. */
  caps: ScoreCap[];
  /** The dealbreakers of the thesis that a known value breaks. */
  broken: readonly Dealbreaker[];
  /** Inputs outside their limits. */
  clamped: ClampedInput[];
  /** Metrics whose value was estimated, sorted. */
  estimated: MetricId[];
  lenses: Record<Exclude<Lens, 'general'>, LensEvaluation>;
  recommendations: Recommendation[];
}
