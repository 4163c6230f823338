/**
 * Kills the built server at random moments while it writes, simulates power failures, starts a second server on its
 * folder, and restarts PostgreSQL under it. After each fault the server must start with all acknowledged writes.
 *
 * npm run faults -- [--kills 50] [--cuts 20] [--restarts 6] [--seed 1]
 * npm run faults -- --only embedded    one part: embedded, postgres, cuts, second or restarts; may be given again
 * npm run faults -- --minutes 10       begins no further round after so many minutes
 * npm run faults -- --sample           2 kills, 1 power cut, 2 restarts
 * npm run faults -- --without-fsync    power cuts of a server whose fsync does nothing: must report losses
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { type Running, spawnServer } from '../testing/spawnServer.ts';
import { dataFolder } from '../testing/templateFolder.ts';
import { send, start, stop, tokenFor } from './client.ts';
import { makeCluster } from './faults/cluster.ts';
import { cutPower } from './faults/cutPower.ts';
import { installedPostgres } from './faults/installedPostgres.ts';
import { reconcile } from './faults/reconcile.ts';
import { restartPostgres } from './faults/restartPostgres.ts';
import { type Ledger, write } from './faults/writers.ts';
import { randomness } from './randomness.ts';
import { unlimited } from './unlimited.ts';

const { values: given } = parseArgs({
  options: {
    kills: { type: 'string' },
    cuts: { type: 'string' },
    restarts: { type: 'string' },
    minutes: { type: 'string' },
    only: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    sample: { type: 'boolean', default: false },
    'without-fsync': { type: 'boolean', default: false },
  },
});
const isWithoutFsync = given['without-fsync'];
const kills = countOf('kills', { full: 50, sample: 2 });
const cuts = countOf('cuts', { full: 20, sample: 1 });
const restarts = countOf('restarts', { full: 6, sample: 2 });
/** No further round starts after this time. */
const deadline = Date.now() + Number(given.minutes ?? Infinity) * 60_000;
const random = randomness(Number(given.seed));
const admin = { AVAL_ADMIN_EMAIL: 'admin@example.com', AVAL_ADMIN_PASSWORD: 'First!Admin1' };
const signIn = (address: string) => tokenFor(address, admin.AVAL_ADMIN_EMAIL, admin.AVAL_ADMIN_PASSWORD);

function countOf(name: 'kills' | 'cuts' | 'restarts', { full, sample }: { full: number; sample: number }): number {
  const count = Number(given[name] ?? (given.sample ? sample : full));
  if (!Number.isInteger(count) || count < 0) throw new Error(`--${name} takes a whole number, 0 for none.`);
  return count;
}

interface Place {
  settings: Record<string, string>;
  /** Kills the server and the processes that must die with it. */
  die: (server: Running) => Promise<void>;
  /** Prepares the next start. */
  recover: () => Promise<void>;
}

interface Outcome {
  acknowledged: number;
  /** Acknowledged writes that are missing; all of them when the database does not open. */
  lost: number;
  faults: string[];
  /** Completed rounds. */
  done: number;
}

/**
 * Writes until a fault at a random moment, restarts and compares; repeats `count` times or until the deadline.
 * The restarted server is the one that fails next.
 */
async function rounds(count: number, place: Place): Promise<Outcome> {
  const ledger: Ledger = new Map();
  const faults: string[] = [];
  let done = 0;
  let server = await start(place.settings);
  while (done < count && Date.now() < deadline) {
    done += 1;
    const since = Math.max(0, ...ledger.keys());
    const ended = new AbortController();
    const writing = write(server.address, await signIn(server.address), ledger, `Round ${done}`, ended.signal);
    // Measured from the first acknowledgement, so that something is written even on a slow machine.
    const before = ledger.size;
    for (let turn = 0; turn < 3000 && ledger.size === before; turn += 1) await wait(20);
    await wait(random.below(1500));
    await place.die(server);
    ended.abort();
    await writing;
    await place.recover();
    try {
      server = await start(place.settings);
    } catch (error) {
      faults.push(`round ${done}: does not open, ${String(error).slice(0, 300)}`);
      return { acknowledged: ledger.size, lost: ledger.size, faults, done };
    }
    const found = await reconcile(server.address, await signIn(server.address), ledger, since);
    faults.push(...found.map((fault) => `round ${done}: ${fault}`));
  }
  await stop(server, 'SIGTERM');
  return { acknowledged: ledger.size, lost: faults.filter((fault) => fault.includes('lost:')).length, faults, done };
}

const problems: string[] = [];
function report(what: string, { acknowledged, lost, faults, done }: Outcome, seconds: number): void {
  console.log(
    `${what}, ${done} times: ${acknowledged} startups acknowledged, ${lost} lost, ${faults.length} faults, ${seconds.toFixed(0)} s`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  FAULT ${fault}`);
  problems.push(...faults);
  if (acknowledged === 0) problems.push(`${what}: nothing was written`);
}

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const from = Date.now();
  const value = await work();
  return [value, (Date.now() - from) / 1000];
}

async function killEmbedded(): Promise<void> {
  const folder = await dataFolder();
  const settings = { ...unlimited, ...admin, AVAL_DATA: folder };
  const place: Place = { settings, die: (server) => stop(server, 'SIGKILL'), recover: async () => undefined };
  report('SIGKILL of the embedded engine', ...(await timed(() => rounds(kills, place))));
  rmSync(folder, { recursive: true, force: true });
}

async function killPostgres(): Promise<void> {
  const programs = installedPostgres();
  if (programs === null) {
    console.log('SIGKILL of PostgreSQL: did not run, for no PostgreSQL is installed here.');
    return;
  }
  const cluster = await makeCluster(programs);
  await cluster.start();
  const folder = mkdtempSync(join(tmpdir(), 'aval-data-'));
  const place: Place = {
    settings: { ...unlimited, ...admin, ...cluster.settings, AVAL_DATA: folder },
    die: async (server) => {
      await Promise.all([stop(server, 'SIGKILL'), cluster.kill()]);
    },
    recover: () => cluster.start(),
  };
  try {
    report('SIGKILL of server and PostgreSQL', ...(await timed(() => rounds(kills, place))));
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Uses a new folder for each power failure, so that a loss does not affect later rounds. */
async function cutEmbedded(): Promise<void> {
  const total = { done: 0, acknowledged: 0, lost: 0, faults: [] as string[], unsynced: 0, undone: 0, fsyncs: 0 };
  const [, seconds] = await timed(async () => {
    for (let round = 1; round <= cuts && Date.now() < deadline; round += 1) {
      const folder = await dataFolder();
      const postgres = join(folder, 'postgres');
      const journal = join(folder, 'writes.journal');
      const recorder = pathToFileURL(join(import.meta.dirname, 'faults/recordWrites.ts')).href;
      const place: Place = {
        settings: {
          ...unlimited,
          ...admin,
          AVAL_DATA: folder,
          // An environment variable also reaches the database thread, unlike command-line options.
          NODE_OPTIONS: `--import=${recorder}`,
          AVAL_PROOF_JOURNAL: journal,
          AVAL_PROOF_FOLDER: postgres,
          AVAL_PROOF_NO_FSYNC: isWithoutFsync ? '1' : '0',
        },
        die: (server) => stop(server, 'SIGKILL'),
        recover: async () => {
          const { unsynced, undone, fsyncs } = cutPower(postgres, journal, random);
          total.unsynced += unsynced;
          total.undone += undone;
          total.fsyncs += fsyncs;
        },
      };
      const { acknowledged, lost, faults } = await rounds(1, place);
      total.done += 1;
      total.acknowledged += acknowledged;
      total.lost += lost;
      total.faults.push(...faults.map((fault) => `cut ${round}, ${fault}`));
      rmSync(folder, { recursive: true, force: true });
    }
  });
  const how = isWithoutFsync ? ' without fsync' : '';
  report(`Power cut of the embedded engine${how}`, total, seconds);
  console.log(`  ${total.fsyncs} fsyncs; ${total.unsynced} writes not yet on the disk, ${total.undone} of them undone`);
  const closed = total.faults.filter((fault) => fault.includes('does not open')).length;
  console.log(`  ${closed} databases do not open`);
}

async function startSecond(): Promise<void> {
  const folder = await dataFolder();
  const settings = { ...unlimited, ...admin, AVAL_DATA: folder };
  const first = await start(settings);
  const token = await signIn(first.address);
  const ledger: Ledger = new Map();
  const ended = new AbortController();
  const writing = write(first.address, token, ledger, 'First', ended.signal);
  const second = await spawnServer(settings);
  const before = ledger.size;
  for (let turn = 0; turn < 300 && ledger.size <= before; turn += 1) await wait(100);
  ended.abort();
  await writing;
  const faults = await reconcile(first.address, token, ledger, 0);
  const isRefused =
    'code' in second && second.code === 1 && second.output.includes('already in use by another process');
  if (!isRefused) faults.push('the second process was not refused');
  if (ledger.size <= before) faults.push('the first one writes no more');
  if ((await send(first.address, 'GET', '/health/ready')).status !== 200) faults.push('the first one is not ready');
  await stop(first, 'SIGTERM');
  console.log(`Second process on the same folder: ${'code' in second ? second.output.trim() : 'started'}`);
  const lost = faults.filter((fault) => fault.startsWith('lost:')).length;
  report('The first one beside it', { acknowledged: ledger.size, lost, faults, done: 1 }, 0);
  rmSync(folder, { recursive: true, force: true });
}

async function restartUnderLoad(): Promise<void> {
  const programs = installedPostgres();
  if (programs === null) {
    console.log('Restarts of PostgreSQL under load: did not run, for no PostgreSQL is installed here.');
    return;
  }
  const outcome = await restartPostgres(programs, { ...unlimited, ...admin }, { restarts, random, deadline });
  report('PostgreSQL restarted under load', outcome, outcome.seconds);
  for (const line of outcome.lines) console.log(`  ${line}`);
}

const parts: Record<string, { run: () => Promise<void>; times: number }> = {
  embedded: { run: killEmbedded, times: kills },
  postgres: { run: killPostgres, times: kills },
  cuts: { run: cutEmbedded, times: cuts },
  second: { run: startSecond, times: 1 },
  restarts: { run: restartUnderLoad, times: restarts },
};
const wanted = isWithoutFsync ? ['cuts'] : (given.only ?? Object.keys(parts));
let ran = 0;
for (const name of wanted) {
  const part = parts[name];
  if (!part) throw new Error(`--only knows ${Object.keys(parts).join(', ')}, not ${name}.`);
  if (part.times === 0) continue;
  await part.run();
  ran += 1;
}
if (ran === 0) problems.push('nothing ran');
console.log(`${problems.length} faults`);
process.exitCode = problems.length === 0 ? 0 : 1;
