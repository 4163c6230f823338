import type { EvaluatedField } from '../inputs/inputDomains.ts';
import type { NumericMetricId } from '../metricIds.ts';
import type { AreaGroup } from '../types.ts';

/** A limit that an investor does not go beyond. */
export interface Dealbreaker {
  /** An evaluated input or a metric. */
  of: EvaluatedField | NumericMetricId;
  /** Broken by a known value below this. */
  below?: number;
  /** Broken by a known value above this. */
  above?: number;
}

/** What an investor or a corporation looks for. */
export interface Thesis {
  /** Words that `value_proposition.tags` of a startup are compared with, in any case. */
  needs?: readonly string[];
  /** Ids of master data rows. */
  industries?: readonly number[];
  stages?: readonly number[];
  models?: readonly number[];
  /** Factors on the weights of the areas, held to 0.5-2; then the weights add up to 1 again. */
  weights?: { readonly [Group in AreaGroup]?: number };
  dealbreakers?: readonly Dealbreaker[];
}
