/**
 * Kills the shipped server at random moments while it writes, cuts its power, and starts a second one on its folder;
 * after each the server must open, and everything it had acknowledged must be there.
 *
 * npm run faults -- [--kills 50] [--cuts 20] [--seed 1]
 * npm run faults -- --sample           2 kills, 1 power cut
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
import { installedPostgres, makeCluster } from './faults/cluster.ts';
import { cutPower } from './faults/cutPower.ts';
import { reconcile } from './faults/reconcile.ts';
import { type Ledger, write } from './faults/writers.ts';
import { randomness } from './randomness.ts';
import { unlimited } from './unlimited.ts';

const { values: given } = parseArgs({
  options: {
    kills: { type: 'string' },
    cuts: { type: 'string' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'boolean', default: false },
    'without-fsync': { type: 'boolean', default: false },
  },
});
const isWithoutFsync = given['without-fsync'];
const kills = isWithoutFsync ? 0 : Number(given.kills ?? (given.sample ? 2 : 50));
const cuts = Number(given.cuts ?? (given.sample ? 1 : 20));
const random = randomness(Number(given.seed));
const admin = { AVAL_ADMIN_EMAIL: 'admin@example.com', AVAL_ADMIN_PASSWORD: 'First!Admin1' };
const signIn = (address: string) => tokenFor(address, admin.AVAL_ADMIN_EMAIL, admin.AVAL_ADMIN_PASSWORD);

interface Place {
  settings: Record<string, string>;
  nodeOptions?: readonly string[];
  /** Ends the server, and what else dies with it. */
  die: (server: Running) => Promise<void>;
  /** Makes the place ready for the next start. */
  recover: () => Promise<void>;
}

interface Outcome {
  acknowledged: number;
  /** Acknowledged and not there; all of them where the database does not open. */
  lost: number;
  faults: string[];
}

/** Writes until the place dies at a random moment, starts again and compares; so many times. */
async function rounds(count: number, place: Place): Promise<Outcome> {
  const ledger: Ledger = new Map();
  const faults: string[] = [];
  let lost = 0;
  for (let round = 1; round <= count; round += 1) {
    const server = await start(place.settings, place.nodeOptions);
    const token = await signIn(server.address);
    const since = Math.max(0, ...ledger.keys());
    const ended = new AbortController();
    const writing = write(server.address, token, ledger, `Round ${round}`, ended.signal);
    // Counted from the first acknowledgement, so that a slow machine writes something too.
    const before = ledger.size;
    for (let turn = 0; turn < 3000 && ledger.size === before; turn += 1) await wait(20);
    await wait(random.below(1500));
    await place.die(server);
    ended.abort();
    await writing;
    await place.recover();
    try {
      const again = await start(place.settings);
      const found = await reconcile(again.address, await signIn(again.address), ledger, since);
      lost += found.filter((fault) => fault.startsWith('lost:')).length;
      faults.push(...found.map((fault) => `round ${round}: ${fault}`));
      await stop(again, 'SIGTERM');
    } catch (error) {
      lost = ledger.size;
      faults.push(`round ${round}: does not open, ${String(error).slice(0, 300)}`);
      break;
    }
  }
  return { acknowledged: ledger.size, lost, faults };
}

const problems: string[] = [];
function report(what: string, { acknowledged, lost, faults }: Outcome, seconds: number): void {
  console.log(
    `${what}: ${acknowledged} startups acknowledged, ${lost} lost, ${faults.length} faults, ${seconds.toFixed(0)} s`,
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
  report(`SIGKILL of the embedded engine, ${kills} times`, ...(await timed(() => rounds(kills, place))));
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
    report(`SIGKILL of server and PostgreSQL, ${kills} times`, ...(await timed(() => rounds(kills, place))));
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each cut on a folder of its own: one that lost something must not spoil those after it. */
async function cutEmbedded(): Promise<void> {
  const total = { acknowledged: 0, lost: 0, faults: [] as string[], unsynced: 0, undone: 0, fsyncs: 0 };
  const [, seconds] = await timed(async () => {
    for (let round = 1; round <= cuts; round += 1) {
      const folder = await dataFolder();
      const postgres = join(folder, 'postgres');
      const journal = join(folder, 'writes.journal');
      const recorder = pathToFileURL(join(import.meta.dirname, 'faults/recordWrites.ts')).href;
      const place: Place = {
        settings: {
          ...unlimited,
          ...admin,
          AVAL_DATA: folder,
          // Reaches the thread of the database too, which options of the command line do not.
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
      total.acknowledged += acknowledged;
      total.lost += lost;
      total.faults.push(...faults.map((fault) => `cut ${round}, ${fault}`));
      rmSync(folder, { recursive: true, force: true });
    }
  });
  const how = isWithoutFsync ? ' without fsync' : '';
  report(`Power cut of the embedded engine${how}, ${cuts} times`, total, seconds);
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
  report('The first one beside it', { acknowledged: ledger.size, lost, faults }, 0);
  rmSync(folder, { recursive: true, force: true });
}

if (!isWithoutFsync) {
  await killEmbedded();
  await killPostgres();
}
await cutEmbedded();
if (!isWithoutFsync) await startSecond();
console.log(`${problems.length} faults`);
process.exitCode = problems.length === 0 ? 0 : 1;
