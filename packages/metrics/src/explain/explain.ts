import type { EvaluationOptions } from '../Evaluation.ts';
import { conventions } from '../facts/factNames.ts';
import { areas, areaWeights } from '../investability.ts';
import { hasPartialShares } from '../market/partialShares.ts';
import type { NumericMetricId } from '../metricIds.ts';
import { WEAKEST_LINK } from '../model/constants.ts';
import type { Composite, Node, Quantity, Rule } from '../model/nodes.ts';
import { allNodes } from '../model/nodeTable.ts';
import { isPresent, scoreOfPart, stageWeight, statedScore } from '../model/parts.ts';
import { isEstimated, readEvidenced, readReliability, readTrust, readValue, type Sheet } from '../model/sheet.ts';
import type { SourceId } from '../model/sources.ts';
import { prepare } from '../prepare.ts';
import { weakestArea } from '../recommendations/generalLines.ts';
import { isMetricId } from '../registry/metrics.ts';
import type { Localized, MasterData, StartupFacts } from '../types.ts';
import { sourceLabel } from './sourceLabels.ts';

/**
 * Where a number comes from: a stated fact, an estimate, a score that is known in part, a convention of the model or of
 * master data, an unconfirmed default, or nothing.
 */
export type ExplainedStatus = 'stated' | 'estimated' | 'partly' | 'convention' | 'defaulted' | 'unknown';

/** A number and the parts that it was computed from, down to the inputs. */
export interface Explanation {
  id: SourceId;
  /** Null for an evaluated input: its label is that of its field. */
  label: Localized | null;
  kind: 'score' | 'quantity' | 'fact';
  /** Unrounded; null when unknown. A score of unknown parts still has the value that its parent counts. */
  value: number | null;
  /** 1 stated and new, less with age, half for an estimate, 0 unknown; the known share of a score. */
  trust: number;
  /** 0-1: share of what speaks for the startup in it that is believed; 1 for a score, whose parts are believed already. */
  reliability: number;
  /** 0-1: how much of it is evidenced. */
  evidenced: number;
  status: ExplainedStatus;
  /** What a score starts from before its parts are added. */
  baseline: number;
  /** Components of a score: baseline, points and what a limit takes add up to its value. */
  parts: readonly ExplainedPart[];
  /** Points that a limit takes from a score, 0 or less. */
  limit: number;
  /** Points that evidence for what is stated could still bring, before any limit; 0 or more. */
  unproven: number;
  /** What a quantity was computed from. */
  reads: readonly Explanation[];
}

/** One component of a score. */
export interface ExplainedPart {
  /** Share of the score, 0-1; the shares of the parts add up to 1. */
  weight: number;
  /** What the component counts, 0-100, known or not: what is stated, as far as it is believed. */
  score: number;
  /** What the component would count with evidence, 0-100; null when it is unknown. */
  stated: number | null;
  /** Points it brings to the score: weight times score. */
  points: number;
  /** Points it could still bring. */
  missing: number;
  /** The least of the four areas, counted once more. */
  isWeakestLink: boolean;
  of: Explanation;
}

const nodes = new Map<SourceId, Node>(allNodes.map((node) => [node.id, node]));

interface Context {
  sheet: Sheet;
  /** The listed shares do not cover the whole market. */
  hasPartialShares: boolean;
  defaulted: ReadonlySet<string>;
}

function statusOf({ sheet, defaulted, ...context }: Context, id: SourceId, kind: Explanation['kind']): ExplainedStatus {
  const trust = readTrust(sheet, id);
  if (kind === 'fact' && defaulted.has(id)) return 'defaulted';
  if (readValue(sheet, id) === null || (kind === 'score' && trust === 0)) return 'unknown';
  if (conventions.has(id)) return 'convention';
  if (isEstimated(sheet, id) || (id === 'MEM_hhi_index' && context.hasPartialShares)) return 'estimated';
  return kind === 'score' && trust < 1 ? 'partly' : 'stated';
}

function explained(context: Context, id: SourceId): Explanation {
  const { sheet } = context;
  const node = nodes.get(id);
  const base = {
    id,
    label: sourceLabel(id),
    value: readValue(sheet, id),
    trust: readTrust(sheet, id),
    reliability: readReliability(sheet, id),
    evidenced: readEvidenced(sheet, id),
    baseline: 0,
    limit: 0,
    unproven: 0,
    parts: [],
    reads: [],
  };
  if (id === 'IE_investability_score') {
    return {
      ...base,
      kind: 'score',
      status: statusOf(context, id, 'score'),
      ...summed(areaParts(context), base.value),
    };
  }
  if (node === undefined) return { ...base, kind: 'fact', status: statusOf(context, id, 'fact') };
  if (node.kind === 'composite') {
    const parts = weightedParts(context, node);
    return { ...base, kind: 'score', status: statusOf(context, id, 'score'), ...summed(parts, base.value) };
  }
  const reads = ruleUsed(sheet, node).reads.map((source) => explained(context, source));
  return { ...base, kind: 'quantity', status: statusOf(context, id, 'quantity'), reads };
}

/** Parts with what a limit takes from their sum, and what evidence could bring to it. */
function summed(
  parts: readonly ExplainedPart[],
  value: number | null,
): Pick<Explanation, 'parts' | 'limit' | 'unproven'> {
  const sum = parts.reduce((total, { points }) => total + points, 0);
  const unproven = parts.reduce((total, { weight, score, stated, of }) => {
    const ofPart = of.kind === 'score' ? of.unproven : (stated ?? score) - score;
    return total + weight * ofPart;
  }, 0);
  return { parts, limit: Math.min(0, (value ?? sum) - sum), unproven };
}

function ruleUsed(sheet: Sheet, { id, stated, estimate }: Quantity): Rule {
  return estimate !== null && isEstimated(sheet, id) ? estimate : stated;
}

function partOf(
  weight: number,
  score: number,
  stated: number | null,
  of: Explanation,
  isWeakestLink = false,
): ExplainedPart {
  return { weight, score, stated, points: weight * score, missing: weight * (100 - score), isWeakestLink, of };
}

function weightedParts({ sheet, ...context }: Context, { parts, isRaw }: Composite): ExplainedPart[] {
  const present = parts.filter((part) => isPresent(sheet, part));
  const total = present.reduce((sum, { weights }) => sum + stageWeight(sheet, weights), 0);
  return present.map((part) => {
    const stated = statedScore(sheet, part);
    const score = isRaw ? (stated ?? scoreOfPart(sheet, part)) : scoreOfPart(sheet, part);
    const of = explained({ sheet, ...context }, part.source);
    return partOf(stageWeight(sheet, part.weights) / total, score, stated, of);
  });
}

function areaParts(context: Context): ExplainedPart[] {
  const { sheet } = context;
  const weights = areaWeights(sheet);
  const parts = areas.map(({ metric }, index) => {
    const of = explained(context, metric);
    const score = of.value as number;
    return partOf((1 - WEAKEST_LINK) * (weights[index] as number), score, score, of);
  });
  const { score, metric } = weakestArea(sheet);
  return [...parts, partOf(WEAKEST_LINK, score, score, explained(context, metric), true)];
}

/**
 * How a metric came about: its parts with weight, value, trust, points and the points still missing, down to the
 * inputs. For every score the baseline, the points of its parts and
 * what a limit takes add up to the unrounded value. Nothing of this is
 * computed until it is read.
 *
 * @param startup As for `evaluate`.
 * @param master As for `evaluate`.
 * @param options As for `evaluate`.
 * @param metric Any metric but the level; metrics of a lens are explained for any `options.lens`.
 * @returns Unrounded values; null where nothing is known.
 * @throws RangeError for a metric that does not exist or is not numeric, and for a startup with a value of the wrong
 *   type.
 */
export function explain(
  startup: StartupFacts,
  master: MasterData,
  options: EvaluationOptions,
  metric: NumericMetricId,
): Explanation {
  if (metric !== 'IE_investability_score' && !(isMetricId(metric) && nodes.has(metric)))
    throw new RangeError(`explain: '${metric}' is not a numeric metric.`);
  const { sheet } = prepare(startup, master, options);
  const defaulted = new Set<string>(startup.defaulted_fields);
  return explained({ sheet, defaulted, hasPartialShares: hasPartialShares(startup) }, metric);
}
