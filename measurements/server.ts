/**
 * Speed of the server: search as you type, evaluation of all startups, single requests, lists and starts, on an
 * installed PostgreSQL and on the embedded database.
 *
 * npm run bench -- server [--only search|embedded|evaluation|calls|start] [--sample]
 *
 * It uses the installed PostgreSQL with a temporary cluster. If there is none, that part is skipped with a message.
 * --sample uses few startups and turns and writes nothing: its figures mean little, but it fails if a part does not
 * work.
 */
import { parseArgs } from 'node:util';

import { machine } from './machine.ts';
import { embeddedEngine, type Engine, postgresEngine } from './server/engines.ts';
import { fill } from './server/fill.ts';
import { measureCalls } from './server/measureCalls.ts';
import { measureEvaluation } from './server/measureEvaluation.ts';
import { measureList } from './server/measureList.ts';
import { measureSearch } from './server/measureSearch.ts';
import { measureStart } from './server/measureStart.ts';
import { callsTable, evaluationTable, searchTable, startTable } from './server/report.ts';
import { writeSection } from './writeSection.ts';

const parts = ['search', 'embedded', 'evaluation', 'calls', 'start'] as const;
const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    sample: { type: 'boolean', default: false },
  },
});
const sizes = given.sample
  ? { postgres: 5000, embedded: 2000, each: 1, evaluated: 500, calls: 200, turns: 1 }
  : { postgres: 1_000_000, embedded: 200_000, each: 20, evaluated: 20_000, calls: 10_000, turns: 5 };
const about = machine();

function write(name: string, text: string): void {
  console.log(`${text}\n`);
  if (!given.sample) writeSection(name, text);
}

async function withEngine<Result>(
  engine: Engine | null,
  work: (engine: Engine) => Promise<Result>,
): Promise<Result | null> {
  if (!engine) {
    console.log('PostgreSQL: not measured, for none is installed (apt install postgresql, or initdb in the PATH).');
    return null;
  }
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

async function search(engine: Engine, count: number): Promise<string> {
  await fill(engine.database.db, count, (done) => {
    if (done % 100_000 === 0) console.error(`${done.toLocaleString('en')} startups`);
  });
  await engine.restart?.();
  const measured = await measureSearch(engine, sizes.each);
  return searchTable(`${count.toLocaleString('en')} startups, ${engine.name} (${engine.version})`, measured);
}

const searchWords = `Milliseconds of processor time for one search, of the server and its database together, and the response time
on this machine, which had other work. ${sizes.each} searches of each kind, the same in every run, after two
warm-up searches of each kind. PostgreSQL has 2 GB of shared_buffers and its default settings otherwise. ${about}`;

const work: Record<(typeof parts)[number], () => Promise<void>> = {
  async search() {
    const table = await withEngine(await postgresEngine(), (engine) => search(engine, sizes.postgres));
    if (table !== null) write('server', `## The server\n\n${table}\n\n${searchWords}`);
  },
  async embedded() {
    const table = await withEngine(await embeddedEngine(), (engine) => search(engine, sizes.embedded));
    write('server-embedded', `${table}\n\n${searchWords}`);
  },
  async evaluation() {
    const measure = async (engine: Engine) => ({
      engine: `${engine.name} (${engine.version})`,
      measured: await measureEvaluation(engine, sizes.evaluated, sizes.turns),
    });
    const embedded = await withEngine(await embeddedEngine(), measure);
    const postgres = await withEngine(await postgresEngine(), measure);
    const table = evaluationTable([embedded, postgres].filter((one) => one !== null));
    write(
      'server-evaluation',
      `${table}\n\nMedian of ${sizes.turns} turns. The COPY goes into the same empty table with all its indexes. ${about}`,
    );
  },
  async calls() {
    const list = await withEngine(await embeddedEngine(), (engine) => measureList(engine, 1000, sizes.turns));
    if (list === null) return;
    const calls = await measureCalls(sizes.calls, sizes.turns);
    write(
      'server-calls',
      `${callsTable(calls, list)}\n\nProcessor time of one response on the embedded engine, median of ${sizes.turns} turns; for the list including the client that reads it, which is the same for both. Fastify alone and the raw server check no token, query nothing and set no header but the content type. ${about}`,
    );
  },
  async start() {
    const started = await measureStart(sizes.turns);
    write(
      'server-start',
      `${startTable(started)}\n\nFrom the start of the process until \`/\` was answered, ${sizes.turns} turns. ${about}`,
    );
  },
};

for (const part of parts) if (given.only === undefined || given.only === part) await work[part]();
process.exit(0);
