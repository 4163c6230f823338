import { CAP_OF_NEGATIVE_EQUITY, CAP_OF_UNKNOWN_CASH, capByMonths } from '../../packages/metrics/src/caps.ts';
import { CAP_OF_SILENCE, capByRatio } from '../../packages/metrics/src/financial/operationalEfficiency.ts';
import { areas } from '../../packages/metrics/src/investability.ts';
import { WEAKEST_LINK } from '../../packages/metrics/src/model/constants.ts';
import type { Composite } from '../../packages/metrics/src/model/nodes.ts';
import { stepGroups } from '../../packages/metrics/src/model/nodeTable.ts';
import type { Scale } from '../../packages/metrics/src/model/scale.ts';
import { readReliability, readValue } from '../../packages/metrics/src/model/sheet.ts';
import { type SourceId, sourceIds } from '../../packages/metrics/src/model/sources.ts';
import { prepare } from '../../packages/metrics/src/prepare.ts';
import { workedExamples, workedMaster } from './workedExamples.ts';

/** The value of a source; null when unknown. */
export type Known = number | null;

/** What a peer is given, each in the order of `leaves`. */
export interface Leaves {
  values: readonly Known[];
  /** Share of what speaks for the startup that is believed, 0-1. */
  reliabilities: readonly number[];
}

/** Computes the investability score from the leaves. */
export interface Peer {
  name: string;
  score: (leaves: Leaves) => number | Promise<number>;
}

const { value, team, market, financial } = stepGroups;

/** The scores of the general lens, each after the scores that it depends on. */
export const scores: readonly Composite[] = [...value, ...team, ...market, ...financial].filter(
  (node) => node.kind === 'composite' && !node.isRaw,
) as Composite[];
const scored: ReadonlySet<SourceId> = new Set(scores.map(({ id }) => id));

const sourcesOf = ({ parts }: Composite): SourceId[] => parts.map(({ source }) => source);
const owingSourcesOf = ({ parts }: Composite): SourceId[] =>
  parts.flatMap(({ owed }) => (typeof owed === 'number' ? [sourceIds[owed] as SourceId] : []));

/** Everything that scores and limits depend on and that is not a score itself: inputs, and precomputed quantities. */
export const leaves: readonly SourceId[] = [
  ...new Set<SourceId>([
    'stage_maturity',
    'is_grown',
    'FEM_cash_runway',
    'burn_rate',
    'total_equity',
    ...scores
      .flatMap((score) => [...sourcesOf(score), ...owingSourcesOf(score)])
      .filter((source) => !scored.has(source)),
  ]),
];

export const isLeaf = (source: SourceId): boolean => !scored.has(source);

interface Limits {
  byRatio: { scale: Scale; silence: number };
  byMonths: { scale: Scale; unknown: number };
  negativeEquity: number;
}

/** The limits of the model: that of efficiency by customers, and those of the whole score by cash and equity. */
export const limits: Limits = {
  byRatio: { scale: capByRatio, silence: CAP_OF_SILENCE },
  byMonths: { scale: capByMonths, unknown: CAP_OF_UNKNOWN_CASH },
  negativeEquity: CAP_OF_NEGATIVE_EQUITY,
};

export { areas, WEAKEST_LINK };

/** The leaves of the worked examples with their expected score. */
export const tasks: readonly { leaves: Leaves; score: number }[] = workedExamples.map(({ startup, options }) => {
  const { sheet } = prepare(startup, workedMaster, options);
  return {
    leaves: {
      values: leaves.map((source) => readValue(sheet, source)),
      reliabilities: leaves.map((source) => readReliability(sheet, source)),
    },
    score: readValue(sheet, 'IE_investability_score') ?? Number.NaN,
  };
});
