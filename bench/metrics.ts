/**
 * Speed of the evaluation model, beside another implementation of it when its path is given.
 *
 * node --conditions=@aval/source bench/metrics.ts [--reference path/to/model.mjs] [--sample]
 *
 * --sample takes one short round: it shows that the bench runs, and its figures mean little.
 *
 * The contenders take turns and each figure is the median of the rounds, in processor time: on a busy machine only the
 * ratios travel. The other implementation exports evaluate(startup, master, options) and interval(...).
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { calculate, evaluate, explain, likelyRange, sensitivity } from '../packages/metrics/src/index.ts';
import { examples, master } from '../packages/metrics/src/testing/examples.ts';
import type { EvaluationOptions, MasterData, StartupFacts } from '../packages/metrics/src/types.ts';

type Run = (startup: StartupFacts, lists: MasterData, options: EvaluationOptions) => unknown;

interface Contender {
  name: string;
  run: Run;
  /** Runs per round. */
  count: number;
  /** The contender that it is set against. */
  against: 'reference evaluation' | 'reference range' | null;
}

const options = { asOfYear: 2026 };
const startups = examples.map(({ startup }) => startup);

const { values: given } = parseArgs({
  options: { reference: { type: 'string' }, sample: { type: 'boolean', default: false } },
});
const rounds = given.sample ? 1 : 15;
/** Of the runs per round. */
const share = given.sample ? 0.05 : 1;
const contenders: Contender[] = [
  { name: 'calculation', run: calculate, count: 20_000, against: 'reference evaluation' },
  { name: 'evaluation with range and recommendations', run: evaluate, count: 2000, against: 'reference range' },
  { name: 'range', run: likelyRange, count: 2000, against: 'reference range' },
  { name: 'tornado', run: sensitivity, count: 2000, against: 'reference range' },
  {
    name: 'explanation of the score',
    run: (startup, lists, each) => explain(startup, lists, each, 'IE_investability_score'),
    count: 2000,
    against: null,
  },
];
if (given.reference !== undefined) {
  const reference = (await import(resolve(given.reference))) as { evaluate: Run; interval: Run };
  contenders.push(
    { name: 'reference evaluation', run: reference.evaluate, count: 4000, against: null },
    { name: 'reference range', run: reference.interval, count: 100, against: null },
  );
}

function microseconds({ run, count: full }: Contender): number {
  const count = full * share;
  const before = process.cpuUsage().user;
  for (let index = 0; index < count; index += 1) run(startups[index % startups.length] ?? {}, master, options);
  return (process.cpuUsage().user - before) / count;
}

const measured = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const contender of contenders) measured.get(contender.name)?.push(microseconds(contender));
}
const medianOf = (name: string): number => {
  const sorted = (measured.get(name) ?? []).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

for (const { name, against } of contenders) {
  const own = medianOf(name);
  const ratio = against === null ? Number.NaN : medianOf(against) / own;
  const times = Number.isNaN(ratio) ? '' : `  ${ratio.toFixed(1)} x as fast as ${against}`;
  console.log(`${name.padEnd(44)}${own.toFixed(2).padStart(10)} µs${times}`);
}
