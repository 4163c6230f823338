/**
 * Speed of the evaluation model compared with the same model in a spreadsheet engine and in a rules engine, and with
 * another implementation if its path is given.
 *
 * npm run bench -- metrics [--reference path/to/model.mjs] [--sample]
 *
 * The contenders alternate, and each figure is the median of the turns in processor time of the thread. On a busy
 * machine only the ratios are comparable. The other implementation exports evaluate(startup, master, options) and
 * interval(...). All results are compared before anything is timed. --sample runs one short turn, and installs and
 * writes nothing: its figures mean little, but it fails if results differ.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { EvaluationOptions } from '../packages/metrics/src/Evaluation.ts';
import { calculate, evaluate, explain, likelyRange, metricIds, sensitivity } from '../packages/metrics/src/index.ts';
import type { Calculation, MasterData, ScoreRange, StartupFacts } from '../packages/metrics/src/types.ts';
import { type Peer, tasks } from './metrics/peers.ts';
import { rulesEngine } from './metrics/rulesEngine.ts';
import { spreadsheet } from './metrics/spreadsheet.ts';
import { workedExamples, workedMaster as master } from './metrics/workedExamples.ts';
import { writeSection } from './writeSection.ts';

type Evaluate<Result> = (startup: StartupFacts, lists: MasterData, options: EvaluationOptions) => Result;
interface Reference {
  evaluate: Evaluate<{ calculation: Calculation }>;
  interval: Evaluate<ScoreRange>;
}
interface Contender {
  name: string;
  run: (index: number) => unknown;
  /** Runs per turn, enough for a third of a second, because some systems count processor time in ticks of 4 ms. */
  count: number;
}

const { values: given } = parseArgs({
  options: { reference: { type: 'string' }, sample: { type: 'boolean', default: false } },
});
const turns = given.sample ? 1 : 15;
const warmUp = given.sample ? 0 : 5;
/** The share of the runs per turn that is executed. */
const share = given.sample ? 0.05 : 1;
/** The maximum difference between results. */
const TOLERANCE = 1e-9;

const startupAt = (index: number): StartupFacts => workedExamples[index % workedExamples.length]?.startup ?? {};
const options = { asOf: '2026-11-01' };

const load = async (name: string): Promise<unknown> => import(import.meta.resolve(name));

async function loadPeers(): Promise<Peer[]> {
  if (!existsSync('measurements/node_modules')) return [];
  return [
    spreadsheet((await load('hyperformula')) as Parameters<typeof spreadsheet>[0]),
    rulesEngine((await load('json-rules-engine')) as Parameters<typeof rulesEngine>[0]),
  ];
}

const peers = await loadPeers();
const reference = given.reference === undefined ? null : ((await import(resolve(given.reference))) as Reference);

const disagreements: string[] = [];
function compare(what: string, ours: number | null, theirs: number | null): void {
  const isEqual = ours === null || theirs === null ? ours === theirs : Math.abs(ours - theirs) <= TOLERANCE;
  if (!isEqual) disagreements.push(`${what}: ${ours} here, ${theirs} there`);
}
for (const { name, startup, options: asGiven, calculation, range } of workedExamples) {
  const own = evaluate(startup, master, asGiven);
  const others = [
    calculation,
    ...(reference === null ? [] : [reference.evaluate(startup, master, asGiven).calculation]),
  ];
  for (const other of others) {
    for (const id of metricIds) {
      if (id !== 'IE_investability_level') compare(`${name} ${id}`, own.calculation[id] ?? null, other[id] ?? null);
    }
  }
  compare(`${name} low`, Math.round((own.range?.low ?? 0) * 1e6), Math.round(range.low * 1e6));
  if (reference !== null)
    compare(`${name} high`, own.range?.high ?? null, reference.interval(startup, master, asGiven).high);
}
for (const { name, score } of peers) {
  for (const task of tasks) compare(name, task.score, await score(task.leaves));
}
if (disagreements.length > 0) {
  console.error(`The contenders disagree:\n${disagreements.join('\n')}`);
  process.exit(1);
}

const own: readonly Contender[] = [
  { name: 'calculation', run: (index) => calculate(startupAt(index), master, options), count: 100_000 },
  {
    name: 'evaluation with range and recommendations',
    run: (index) => evaluate(startupAt(index), master, options),
    count: 4000,
  },
  { name: '90 % range', run: (index) => likelyRange(startupAt(index), master, options), count: 8000 },
  { name: 'tornado', run: (index) => sensitivity(startupAt(index), master, options), count: 8000 },
  {
    name: 'explanation of the score, down to the inputs',
    run: (index) => explain(startupAt(index), master, options, 'IE_investability_score'),
    count: 4000,
  },
];
const contenders: readonly Contender[] = [
  ...own,
  ...(reference === null
    ? []
    : [
        {
          name: 'plain reference: calculation',
          run: (index: number) => reference.evaluate(startupAt(index), master, options),
          count: 12_000,
        },
        {
          name: 'plain reference: 90 % range',
          run: (index: number) => reference.interval(startupAt(index), master, options),
          count: 250,
        },
      ]),
  ...peers.map(({ name, score }) => ({
    name: `${name}: score only`,
    run: (index: number) => score(tasks[index % tasks.length]?.leaves ?? { values: [], reliabilities: [] }),
    count: 200,
  })),
];

async function microseconds({ run, count: full }: Contender): Promise<number> {
  const count = Math.ceil(full * share);
  const before = process.threadCpuUsage();
  for (let index = 0; index < count; index += 1) {
    const result = run(index);
    if (result instanceof Promise) await result;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / count;
}

const measured = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
for (let turn = -warmUp; turn < turns; turn += 1) {
  for (const contender of contenders) {
    const time = await microseconds(contender);
    if (turn >= 0) measured.get(contender.name)?.push(time);
  }
}
const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const timesOf = (name: string): readonly number[] => measured.get(name) ?? [];
const median = (name: string): number => middleOf(timesOf(name));

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function runCalculations(count: number): void {
  for (let index = 0; index < count; index += 1) calculate(startupAt(index), master, options);
}

function heapGrowth(runs: number): number {
  runCalculations(20_000);
  collect();
  const before = process.memoryUsage().heapUsed;
  runCalculations(runs);
  collect();
  return process.memoryUsage().heapUsed - before;
}

const ratio = (name: string, to: string): string => {
  // Ratios are computed per turn, because a processor that is temporarily slower slows both down.
  const own = timesOf(name);
  const times = middleOf(timesOf(to).map((time, turn) => time / (own[turn] ?? Number.NaN)));
  return Number.isNaN(times) ? '' : `${times.toFixed(times < 20 ? 1 : 0)} x`;
};
const rows = contenders.map(({ name }) => {
  const isRange = name === '90 % range' || name === 'tornado';
  const against = isRange ? 'plain reference: 90 % range' : 'plain reference: calculation';
  const hasReference = isRange || name === 'calculation';
  return `| ${name} | ${median(name).toFixed(2)} | ${ratio('calculation', name)} | ${hasReference ? ratio(name, against) : ''} |`;
});
const runs = given.sample ? 50_000 : 1_000_000;
const text = `## The evaluation model

| work | µs | times a calculation | as fast as the plain reference |
| --- | ---: | ---: | ---: |
${rows.join('\n')}

A calculation is all 56 metrics of the three lenses with coverage, evidence, contradictions and
limits, from unvalidated facts; the reference computes the same without checking types. The spreadsheet and the rules
engine are written from the same table of weights, scales and limits and give the same score to 1e-9, but work out the
four areas and the investability score only: ages, ratios, estimates and how far each fact is believed are handed to
them ready-made.

Heap growth after ${runs.toLocaleString('en')} calculations, after garbage collection: ${(heapGrowth(runs) / 1024).toFixed(0)} kB.

${cpus()[0]?.model ?? 'Unknown processor'}, ${cpus().length} cores, Node ${process.version}; median of ${turns} turns, in processor time of the thread (without the compiler threads of the engine).
The plain reference is a second implementation that is not part of this repository: pass the path of a module that
exports \`evaluate(startup, master, options)\` and \`interval(startup, master, options)\` with \`--reference\`.`;
console.log(text);
if (!given.sample) writeSection('metrics', text);
