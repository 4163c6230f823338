import type { Scale } from './scale.ts';
import { slotOf, type SourceId } from './sources.ts';

/** Sources that have a value on every sheet: conventions, and the scores and weights that other steps read. */
type AlwaysKnown =
  | 'stage_maturity'
  | 'stage_headcount'
  | 'stage_valuation'
  | 'stage_multiple'
  | 'corporate_affinity'
  | 'sales_multiple'
  | 'education_affinity'
  | 'as_of_year'
  | 'unknown_score'
  | 'materiality'
  | 'organisation'
  | 'clearance'
  | 'VPM_global_value_proposition_score'
  | 'TRM_global_team_resources_score';

type ValueOf<Source extends SourceId> = Source extends AlwaysKnown ? number : number | null;
type ValuesOf<Reads extends readonly SourceId[]> = { [Index in keyof Reads]: ValueOf<Reads[Index]> };

/** A pure function and the sources of its arguments: it can read nothing else. */
export interface Rule {
  reads: readonly SourceId[];
  slots: readonly number[];
  /** How many of the sources, from the first one on, must be known: nothing comes out otherwise. */
  needed: number;
  /** The slots whose evidence counts for the value, where it is not that of all sources. */
  evidenceSlots: readonly number[];
  /** Null when the value is that of the one source, as it is. */
  of: ((...values: (number | null)[]) => number | null) | null;
}

/** A value that is stated or, failing that, estimated. */
export interface Quantity {
  kind: 'quantity';
  id: SourceId;
  slot: number;
  /** Every source that the value may depend on. */
  reads: readonly SourceId[];
  stated: Rule;
  estimate: Rule | null;
}

/** One component of a score. */
export interface Part {
  source: SourceId;
  slot: number;
  weight: number;
  /** Turns the source's value into 0-100; null when the source is a 0-100 score already. */
  scale: Scale | null;
  /** The part only exists when its source is known. */
  isExtra: boolean;
  /** Before revenue is expected the part counts at least as much as an unknown one. */
  hasStageFloor: boolean;
  /** Score while the source is unknown; null for the usual one. */
  whenUnknown: number | null;
}

/** A weighted mean of parts, 0-100. */
export interface Composite {
  kind: 'composite';
  id: SourceId;
  slot: number;
  /** Every source that the score may depend on. */
  reads: readonly SourceId[];
  parts: readonly Part[];
}

export type Node = Quantity | Composite;

function ruleOf(reads: readonly SourceId[], needed: number, of: Rule['of']): Rule {
  const slots = reads.map((id) => slotOf[id]);
  return { reads, slots, needed, evidenceSlots: slots, of };
}

/** A rule over the named sources, passed to the function in that order; null means unknown. */
export function from<const Reads extends readonly SourceId[]>(
  reads: Reads,
  of: (...values: ValuesOf<Reads>) => number | null,
): Rule {
  return ruleOf(reads, 0, of as Rule['of']);
}

type Numbers<Reads extends readonly SourceId[]> = { [Index in keyof Reads]: number };

/** A rule over required sources, passed first, and optional ones: unknown if a required one is. */
export function whenKnown<const Needed extends readonly SourceId[], const Others extends readonly SourceId[] = []>(
  needed: Needed,
  of: (...values: [...Numbers<Needed>, ...ValuesOf<Others>]) => number | null,
  others?: Others,
): Rule {
  const reads = [...needed, ...(others ?? [])];
  return ruleOf(reads, needed.length, of as Rule['of']);
}

/** The value of a source as it is. */
export function same(source: SourceId): Rule {
  return ruleOf([source], 1, null);
}

/** The rule, of whose sources only these are what its value stands on: the others only limit or adjust it. */
export function standingOn(sources: readonly SourceId[], rule: Rule): Rule {
  return { ...rule, evidenceSlots: sources.map((id) => slotOf[id]) };
}

/** A quantity: `stated` gives the fact, `estimate` steps in when it is null. */
export function quantity(id: SourceId, stated: Rule, estimate: Rule | null = null): Quantity {
  const reads = [...stated.reads, ...(estimate?.reads ?? [])];
  return { kind: 'quantity', id, slot: slotOf[id], reads, stated, estimate };
}

/** A weighted mean of parts. Weights need not add up to one. */
export function composite(id: SourceId, parts: readonly Part[]): Composite {
  const sources = parts.map((each) => each.source);
  const reads: SourceId[] = parts.some((each) => each.hasStageFloor) ? [...sources, 'stage_maturity'] : sources;
  return { kind: 'composite', id, slot: slotOf[id], reads, parts };
}

/** A component of a score: `weight` of `source`, read on `scale` unless the source is a score itself. */
export function part(
  weight: number,
  source: SourceId,
  scale: Scale | null = null,
  options: Partial<Pick<Part, 'isExtra' | 'hasStageFloor' | 'whenUnknown'>> = {},
): Part {
  const { isExtra = false, hasStageFloor = false, whenUnknown = null } = options;
  return { source, slot: slotOf[source], weight, scale, isExtra, hasStageFloor, whenUnknown };
}

/** A component that only counts when its fact is given. */
export const extra = (weight: number, source: SourceId, scale: Scale | null = null): Part =>
  part(weight, source, scale, { isExtra: true });
