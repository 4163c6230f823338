// Measures which facts of the documents the product extracts:
// npm run quality [-- --sample] [-- --documents | --holdout | --fresh | --unseen | --generated-seen |
// --generated-held-out ...] [-- --details] [-- --count 50] [-- --seed 7] [-- --keep folder]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fieldGroups, startupField } from '@aval/contract';

import { Unreadable } from '../../apps/server/src/sources/reading/Unreadable.ts';
import { sourceReader } from '../../apps/server/src/sources/sourceReader.ts';
import { calibrationLines } from './calibration.ts';
import { documentsOf, isGenerated, type MeasuredDocument, type SetName, taskOf } from './documentSets.ts';
import { floors } from './floors.ts';
import { type Filled, filledIn, type Judgement, judge } from './judge.ts';
import { measureOptions } from './measureOptions.ts';
import { heading, line, precision, recall, tally } from './tally.ts';
import { kinds, languages } from './Truth.ts';

interface Measured {
  document: MeasuredDocument;
  /** Why the document could not be read; null if it was. */
  unread: string | null;
  /** With values below 60 % as offers. */
  judgements: Judgement[];
  /** With every value alike, for the calibration. */
  proposals: Judgement[];
}

const options = measureOptions(process.argv.slice(2));
const reader = sourceReader();

async function measure(document: MeasuredDocument): Promise<Measured> {
  const { facts, unread } = await readingOf(document);
  const proposals = judge(document.truth, facts);
  return { document, unread, judgements: filledIn(proposals), proposals };
}

async function readingOf(document: MeasuredDocument): Promise<{ facts: Filled[]; unread: string | null }> {
  try {
    const { facts, disputed } = await reader.read(taskOf(document), document.file);
    return { facts: [...facts, ...disputed], unread: null };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { facts: [], unread: error.reason };
  }
}

function detail({ verdict, field, stated, filled, confidence }: Judgement): string {
  const values = [
    stated === undefined ? '' : `stated ${JSON.stringify(stated)}`,
    filled === undefined ? '' : `filled ${JSON.stringify(filled)}`,
    confidence === undefined ? '' : `at ${confidence} %`,
  ];
  return `    ${verdict.padEnd(9)}${field}: ${values.filter(Boolean).join(', ')}`;
}

function printGroups(
  all: readonly Measured[],
  names: Iterable<string>,
  isIn: (one: Measured, name: string) => boolean,
) {
  for (const name of names) {
    const group = all.filter((one) => isIn(one, name));
    if (group.length > 0) printGroup(name, group);
  }
}

function printGroup(name: string, group: readonly Measured[]): void {
  console.log(
    line(
      `${name} (${group.length})`,
      group.flatMap(({ judgements }) => judgements),
    ),
  );
}

/** The groups of documents and fields, and with details every document with what is not right. */
function printSet(name: SetName, all: readonly Measured[]): void {
  // What is held out is quoted as a whole: its documents and layouts stay unknown to whoever writes rules.
  const isOpen = name !== 'generated-held-out';
  if (isOpen && (options.hasDetails || !isGenerated(name))) {
    for (const { document, judgements } of all) {
      console.log(line(document.file, judgements));
      if (options.hasDetails)
        for (const one of judgements)
          if (one.verdict !== 'right' && one.verdict !== 'offered') console.log(detail(one));
    }
    console.log();
  }
  printGroups(all, languages, ({ document }, language) => document.truth.language === language);
  if (isOpen) {
    printGroups(all, kinds, ({ document }, kind) => document.truth.kind === kind);
    const traits = new Set(all.flatMap(({ document }) => document.traits));
    printGroups(all, [...traits].toSorted(), ({ document }, trait) => document.traits.includes(trait));
  }
  const judgements = all.flatMap((one) => one.judgements);
  for (const { id, title } of fieldGroups) {
    console.log(
      line(
        title.en,
        judgements.filter(({ field }) => startupField(field).group === id),
      ),
    );
  }
  if (isOpen && options.hasDetails && isGenerated(name)) {
    for (const field of new Set(judgements.map((one) => one.field))) {
      console.log(
        line(
          `field: ${field}`,
          judgements.filter((one) => one.field === field),
        ),
      );
    }
  }
}

/** The documents that could not be read; of those held out, only how many. */
function printUnread(name: SetName, all: readonly Measured[]): void {
  for (const [reason, group] of Map.groupBy(
    all.filter(({ unread }) => unread !== null),
    ({ unread }) => unread,
  )) {
    const files = name === 'generated-held-out' ? '' : `: ${group.map(({ document }) => document.file).join(', ')}`;
    console.log(`not read, ${reason} (${group.length})${files}`);
  }
}

/** Whether the floor of a set is reached; those of the generated sets are for the default documents. */
function holdsFloor(name: SetName, judgements: readonly Judgement[]): boolean {
  const total = tally(judgements);
  const floor = options.isSample ? floors.sample[name] : floors.whole[name];
  if (floor === undefined || (isGenerated(name) && !options.isDefault)) return true;
  const isEnough = precision(total) >= floor.precision && recall(total) >= floor.recall;
  console.log(`Floor: precision ${floor.precision} %, recall ${floor.recall} %: ${isEnough ? 'held' : 'NOT HELD'}.`);
  return isEnough;
}

/** Writes the documents with faults, and beside each what it states and what is not right. */
function keepFaulty(folder: string, all: readonly Measured[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { document, judgements } of all) {
    const faults = judgements.filter(({ verdict }) => verdict !== 'right' && verdict !== 'offered');
    if (faults.length === 0) continue;
    writeFileSync(join(folder, document.file), document.bytes);
    writeFileSync(
      join(folder, `${document.file}.json`),
      `${JSON.stringify({ traits: document.traits, truth: document.truth, faults }, null, 2)}\n`,
    );
  }
}

async function measureSet(name: SetName): Promise<boolean> {
  const all = await Promise.all(documentsOf(name, options).map(measure));
  const judgements = all.flatMap((one) => one.judgements);
  console.log(`${options.isSample ? `${name}, sample` : name}\n${heading}`);
  if (options.sets.length === 1 || options.hasDetails) printSet(name, all);
  printGroup('all', all);
  printUnread(name, all);
  console.log(`\n${calibrationLines(all.flatMap(({ proposals }) => proposals)).join('\n')}\n`);
  if (options.keep !== null && name === 'generated-seen') keepFaulty(options.keep, all);
  const isHeld = holdsFloor(name, judgements);
  console.log();
  return isHeld;
}

let isHeld = true;
for (const name of options.sets) isHeld = (await measureSet(name)) && isHeld;
await reader.close();
process.exitCode = isHeld ? 0 : 1;
