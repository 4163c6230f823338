import type { Scale } from './scale.ts';
import { slotOf, type SourceId, sourceIds } from './sources.ts';

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
  | 'runway_elapsed'
  | 'is_grown'
  | 'growth_owed'
  | 'materiality'
  | 'organisation'
  | 'clearance'
  | 'VPM_global_value_proposition_score'
  | 'TRM_global_team_resources_score';

type ValueOf<Source extends SourceId> = Source extends AlwaysKnown ? number : number | null;
type ValuesOf<Reads extends readonly SourceId[]> = { [Index in keyof Reads]: ValueOf<Reads[Index]> };

/** The sources that a value stands on, by the values that its rule reads; null for all of them that are known. */
type Basis = ((...values: (number | null)[]) => readonly number[]) | null;

/** A pure function and the sources of its arguments: it can read nothing else. */
export interface Rule {
  reads: readonly SourceId[];
  slots: readonly number[];
  /** How many of the sources, from the first one on, must be known: nothing comes out otherwise. */
  needed: number;
  /** The slots that the value is as well known as. An unknown one among them leaves nothing known. */
  basis: Basis;
  /** Every source that the basis may name. */
  standsOn: readonly SourceId[];
  /** Null when the value is that of the one source, as it is. */
  of: ((...values: (number | null)[]) => number | null) | null;
}

/** A value that is stated or, failing that, estimated. */
export interface Quantity {
  kind: 'quantity';
  id: SourceId;
  slot: number;
  /** Every source that the value, or how well it is known, may depend on. */
  reads: readonly SourceId[];
  stated: Rule;
  estimate: Rule | null;
}

/** Weight of a component before there is a product (MVP), with one, and from growth on. */
export interface Weights {
  early: number;
  product: number;
  grown: number;
}

/** The same weight at every stage. */
export const sameWeights = (weight: number): Weights => ({ early: weight, product: weight, grown: weight });

/** One component of a score. */
export interface Part {
  source: SourceId;
  slot: number;
  weights: Weights;
  /** Turns the source's value into 0-100; null when the source is a 0-100 score already. */
  scale: Scale | null;
  /** The part only exists when its source is known. */
  isExtra: boolean;
  /** Before revenue is expected the part counts at least as much as an unknown one. */
  hasStageFloor: boolean;
  /**
   * Whether an unknown source counts as the worst answer: always, or while the source in this slot is 1. Null for the
   * usual score.
   */
  owed: true | number | null;
  /** What a lens itself asks about. */
  isOwn: boolean;
}

/** A weighted mean of parts, 0-100. */
export interface Composite {
  kind: 'composite';
  id: SourceId;
  slot: number;
  /** Every source that the score may depend on. */
  reads: readonly SourceId[];
  parts: readonly Part[];
  /** Takes the values as they are stated: the basis of other steps, which weigh the evidence themselves. */
  isRaw: boolean;
  /** The most that the score may be; null without a limit. */
  cappedBy: Rule | null;
}

export type Node = Quantity | Composite;

function ruleOf(reads: readonly SourceId[], needed: number, of: Rule['of']): Rule {
  const slots = reads.map((id) => slotOf[id]);
  return { reads, slots, needed, basis: null, standsOn: [], of };
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

const slotsOf = (sources: readonly SourceId[]): readonly number[] => sources.map((id) => slotOf[id]);

/** The rule, of whose sources only these are what its value stands on: the others only limit or adjust it. */
export function standingOn(sources: readonly SourceId[], rule: Rule): Rule {
  const slots = slotsOf(sources);
  return { ...rule, basis: () => slots, standsOn: sources };
}

/** The rule, whose value stands on one of these lists of sources: the one whose index `choose` gives for the values read. */
export function standingOnOneOf(
  bases: readonly (readonly SourceId[])[],
  choose: (...values: (number | null)[]) => number,
  rule: Rule,
): Rule {
  const all = bases.map(slotsOf);
  return { ...rule, basis: (...values) => all[choose(...values)] as readonly number[], standsOn: bases.flat() };
}

/** The rule for a figure that is read from the second source only where the first is unknown. */
export function standingOnFirst(first: SourceId, second: readonly SourceId[], rule: Rule): Rule {
  return standingOnOneOf([[first], second], (stated) => (stated === null ? 1 : 0), rule);
}

/** A quantity: `stated` gives the fact, `estimate` steps in when it is null. */
export function quantity(id: SourceId, stated: Rule, estimate: Rule | null = null): Quantity {
  const rules = estimate === null ? [stated] : [stated, estimate];
  const reads = new Set(rules.flatMap((rule) => [...rule.reads, ...rule.standsOn]));
  return { kind: 'quantity', id, slot: slotOf[id], reads: [...reads], stated, estimate };
}

interface CompositeOptions {
  isRaw?: boolean;
  cappedBy?: Rule;
}

/** A weighted mean of parts. Weights need not add up to one. */
export function composite(
  id: SourceId,
  parts: readonly Part[],
  { isRaw = false, cappedBy }: CompositeOptions = {},
): Composite {
  const isByStage = parts.some(({ hasStageFloor, weights }) => hasStageFloor || weights.early !== weights.grown);
  const reads: SourceId[] = [
    ...parts.map((each) => each.source),
    ...parts.flatMap(({ owed }) => (typeof owed === 'number' ? [sourceIds[owed] as SourceId] : [])),
    ...(isByStage ? (['stage_maturity'] as const) : []),
    ...(cappedBy?.reads ?? []),
  ];
  return {
    kind: 'composite',
    id,
    slot: slotOf[id],
    reads: [...new Set(reads)],
    parts,
    isRaw,
    cappedBy: cappedBy ?? null,
  };
}

interface PartOptions {
  isExtra?: boolean;
  hasStageFloor?: boolean;
  /** The source says by 1 whether the figure is owed. */
  owed?: true | SourceId;
  isOwn?: boolean;
}

/** A component of a score: `weight` of `source`, read on `scale` unless the source is a score itself. */
export function part(
  weight: number | Weights,
  source: SourceId,
  scale: Scale | null = null,
  { isExtra = false, hasStageFloor = false, owed, isOwn = false }: PartOptions = {},
): Part {
  const weights = typeof weight === 'number' ? sameWeights(weight) : weight;
  const owedBy = typeof owed === 'string' ? slotOf[owed] : (owed ?? null);
  return { source, slot: slotOf[source], weights, scale, isExtra, hasStageFloor, owed: owedBy, isOwn };
}

/** A component that only counts when its fact is given. */
export const extra = (weight: number, source: SourceId, scale: Scale | null = null): Part =>
  part(weight, source, scale, { isExtra: true });

/** A component that a lens itself asks about. */
export const own = (weight: number, source: SourceId, scale: Scale | null = null): Part =>
  part(weight, source, scale, { isOwn: true });
