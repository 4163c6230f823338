// Measures which facts of the documents the product extracts:
// npm run quality [-- --sample | --holdout | --fresh | --unseen] [-- --details]
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { fieldGroups, startupField } from '@aval/contract';

import { isExtension } from '../../apps/server/src/sources/reading/readers.ts';
import { sourceReader } from '../../apps/server/src/sources/sourceReader.ts';
import type { Task } from '../../apps/server/src/sources/task.ts';
import { askedFor, corpora } from './corpora.ts';
import { floors } from './floors.ts';
import { type Judgement, judge } from './judge.ts';
import { heading, line, precision, recall, tally } from './tally.ts';
import { kinds, languages, type Truth } from './Truth.ts';
import { sample } from './truths.ts';

interface Measured {
  file: string;
  truth: Truth;
  judgements: Judgement[];
}

/** The year in which the documents were written. */
const asOfYear = 2026;
const isSample = process.argv.includes('--sample');
const name = askedFor(process.argv);
const corpus = corpora[name];
const hasDetails = process.argv.includes('--details');
const reader = sourceReader();

function taskOf(file: string, { url }: Truth): Task {
  const bytes = readFileSync(join(import.meta.dirname, corpus.folder, file));
  if (url !== undefined) return { kind: 'page', html: bytes.toString('utf8'), url, asOfYear };
  const extension = extname(file).slice(1);
  if (!isExtension(extension)) throw new RangeError(`measure: the product does not read '${file}'.`);
  return { kind: 'file', extension, bytes, asOfYear };
}

async function measure([file, truth]: readonly [string, Truth]): Promise<Measured> {
  const { facts } = await reader.read(taskOf(file, truth));
  return { file, truth, judgements: judge(truth, facts) };
}

function detail({ verdict, field, stated, filled }: Judgement): string {
  const values = [
    stated === undefined ? '' : `stated ${JSON.stringify(stated)}`,
    filled === undefined ? '' : `filled ${JSON.stringify(filled)}`,
  ];
  return `    ${verdict.padEnd(9)}${field}: ${values.filter(Boolean).join(', ')}`;
}

function printGroup(name: string, group: readonly Measured[]): void {
  if (group.length > 0) {
    console.log(
      line(
        `${name} (${group.length})`,
        group.flatMap(({ judgements }) => judgements),
      ),
    );
  }
}

const chosen = Object.entries<Truth>(corpus.truths).filter(([file]) => !isSample || sample.includes(file));
const measured = await Promise.all(chosen.map(measure));
await reader.close();

console.log(heading);
for (const { file, judgements } of measured) {
  console.log(line(file, judgements));
  if (hasDetails) for (const one of judgements) if (one.verdict !== 'right') console.log(detail(one));
}
console.log();
for (const language of languages)
  printGroup(
    language,
    measured.filter(({ truth }) => truth.language === language),
  );
for (const kind of kinds)
  printGroup(
    kind,
    measured.filter(({ truth }) => truth.kind === kind),
  );
for (const { id, title } of fieldGroups) {
  const judgements = measured.flatMap((one) => one.judgements);
  console.log(
    line(
      title.en,
      judgements.filter(({ field }) => startupField(field).group === id),
    ),
  );
}
printGroup('all', measured);

const total = tally(measured.flatMap(({ judgements }) => judgements));
const floor = floors[isSample ? 'sample' : name];
const isEnough = precision(total) >= floor.precision && recall(total) >= floor.recall;
console.log(`\nFloor: precision ${floor.precision} %, recall ${floor.recall} %: ${isEnough ? 'held' : 'NOT HELD'}.`);
process.exitCode = isEnough ? 0 : 1;
