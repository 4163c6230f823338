import { conventions } from '../facts/factNames.ts';
import { areas } from '../investability.ts';
import { hasPartialShares } from '../market/partialShares.ts';
import type { NumericMetricId } from '../metricIds.ts';
import { ESTIMATE_TRUST, WEAKEST_LINK } from '../model/constants.ts';
import type { Composite, Node, Quantity, Rule } from '../model/nodes.ts';
import { allNodes } from '../model/nodeTable.ts';
import { isPresent, readEvidenced, readTrust, readValue, scoreOfPart, type Sheet } from '../model/sheet.ts';
import type { SourceId } from '../model/sources.ts';
import { prepare } from '../prepare.ts';
import { weakestArea } from '../recommendations/generalLines.ts';
import { isMetricId } from '../registry/metrics.ts';
import type { EvaluationOptions, Localized, MasterData, StartupFacts } from '../types.ts';
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
  /** 1 stated, 0.5 estimated, 0 unknown; the known share of a score. */
  trust: number;
  /** 0-1: how much of it is evidenced. */
  evidenced: number;
  status: ExplainedStatus;
  /** What a score starts from before its parts are added. */
  baseline: number;
  /** Components of a score: baseline and points add up to its value. */
  parts: readonly ExplainedPart[];
  /** What a quantity was computed from. */
  reads: readonly Explanation[];
}

/** One component of a score. */
export interface ExplainedPart {
  /** Share of the score, 0-1; the shares of the parts add up to 1. */
  weight: number;
  /** What the component counts, 0-100, known or not. */
  score: number;
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
  if (trust === 0) return 'unknown';
  if (conventions.has(id)) return 'convention';
  if (trust === 1) return id === 'MEM_hhi_index' && context.hasPartialShares ? 'estimated' : 'stated';
  return kind === 'quantity' && trust === ESTIMATE_TRUST ? 'estimated' : 'partly';
}

function explained(context: Context, id: SourceId): Explanation {
  const node = nodes.get(id);
  const base = {
    id,
    label: sourceLabel(id),
    value: readValue(context.sheet, id),
    trust: readTrust(context.sheet, id),
    evidenced: readEvidenced(context.sheet, id),
    baseline: 0,
  };
  if (id === 'IE_investability_score') {
    return { ...base, kind: 'score', status: statusOf(context, id, 'score'), parts: areaParts(context), reads: [] };
  }
  if (node === undefined) return { ...base, kind: 'fact', status: statusOf(context, id, 'fact'), parts: [], reads: [] };
  if (node.kind === 'composite') {
    const parts = weightedParts(context, node);
    return { ...base, kind: 'score', status: statusOf(context, id, 'score'), parts, reads: [] };
  }
  const reads = ruleUsed(context.sheet, node).reads.map((source) => explained(context, source));
  return { ...base, kind: 'quantity', status: statusOf(context, id, 'quantity'), parts: [], reads };
}

function ruleUsed(sheet: Sheet, { id, stated, estimate }: Quantity): Rule {
  return estimate !== null && readTrust(sheet, id) === ESTIMATE_TRUST ? estimate : stated;
}

function partOf(weight: number, score: number, of: Explanation, isWeakestLink = false): ExplainedPart {
  return { weight, score, points: weight * score, missing: weight * (100 - score), isWeakestLink, of };
}

function weightedParts(context: Context, { parts }: Composite): ExplainedPart[] {
  const present = parts.filter((part) => isPresent(context.sheet, part));
  const total = present.reduce((sum, { weight }) => sum + weight, 0);
  return present.map((part) =>
    partOf(part.weight / total, scoreOfPart(context.sheet, part), explained(context, part.source)),
  );
}

function areaParts(context: Context): ExplainedPart[] {
  const parts = areas.map(({ metric, weight }) => {
    const of = explained(context, metric);
    return partOf((1 - WEAKEST_LINK) * weight, of.value as number, of);
  });
  const weakest = weakestArea(context.sheet);
  return [...parts, partOf(WEAKEST_LINK, weakest.score, explained(context, weakest.metric), true)];
}

/**
 * How a metric came about: its parts with weight, value, trust, points and the points still missing, down to the
 * inputs. For every score the baseline and the points of its parts add up to the unrounded value. Nothing of this is
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
