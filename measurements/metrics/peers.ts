import { areas } from '../../packages/metrics/src/investability.ts';
import { WEAKEST_LINK } from '../../packages/metrics/src/model/constants.ts';
import type { Composite } from '../../packages/metrics/src/model/nodes.ts';
import { stepGroups } from '../../packages/metrics/src/model/nodeTable.ts';
import { readValue } from '../../packages/metrics/src/model/sheet.ts';
import type { SourceId } from '../../packages/metrics/src/model/sources.ts';
import { prepare } from '../../packages/metrics/src/prepare.ts';
import { examples, master } from '../../packages/metrics/src/testing/examples.ts';

/** The value of a source; null when unknown. */
export type Known = number | null;

/** Computes the investability score from the values of the leaves. */
export interface Peer {
  name: string;
  score: (leaves: readonly Known[]) => number | Promise<number>;
}

const { value, team, market, financial } = stepGroups;

/** The scores of the general lens, each after the scores that it depends on. */
export const scores: readonly Composite[] = [...value, ...team, ...market, ...financial].filter(
  (node) => node.kind === 'composite',
);
const scored: ReadonlySet<SourceId> = new Set(scores.map(({ id }) => id));

/** Everything that scores depend on and that is not a score itself: inputs, and precomputed quantities. */
export const leaves: readonly SourceId[] = [
  ...new Set<SourceId>([
    'stage_maturity',
    'unknown_score',
    ...scores.flatMap(({ parts }) => parts.map(({ source }) => source)).filter((source) => !scored.has(source)),
  ]),
];

export { areas, WEAKEST_LINK };

/** The leaves of the worked examples with their expected score. */
export const tasks: readonly { leaves: readonly Known[]; score: number }[] = examples.map(({ startup, asOf }) => {
  const { sheet } = prepare(startup, master, { asOf });
  return {
    leaves: leaves.map((source) => readValue(sheet, source)),
    score: readValue(sheet, 'IE_investability_score') ?? Number.NaN,
  };
});
