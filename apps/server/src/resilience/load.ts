/**
 * A steady mixed load of 100 signed-in users on the built server: measures latency, error rate, and
 * whether memory or connections grow.
 *
 * npm run load -- [--seconds 300] [--people 100]
 * npm run load -- --postgres    on an installed PostgreSQL instead of the embedded engine
 * npm run load -- --sample      10 seconds
 */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { startupBody } from '../testing/startupBody.ts';
import { dataFolder } from '../testing/templateFolder.ts';
import { metricsOf, send, start, stop } from './client.ts';
import { type Cluster, makeCluster } from './faults/cluster.ts';
import { installedPostgres } from './faults/installedPostgres.ts';
import { inspectable, type Memory, memoryOf } from './memoryOf.ts';
import { memoryReport } from './memoryReport.ts';
import { randomness } from './randomness.ts';
import { unlimited } from './unlimited.ts';

const { values: given } = parseArgs({
  options: {
    seconds: { type: 'string' },
    people: { type: 'string', default: '100' },
    postgres: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
  },
});
const seconds = Number(given.seconds ?? (given.sample ? 10 : 300));
const people = Number(given.people);
/** Pause between two requests of one user. */
const pauseMs = { least: 500, most: 1500 };
const longEnoughToJudge = 120;

const folder = await dataFolder();
const cluster = given.postgres ? await startCluster() : null;
const server = await start({
  AVAL_DATA: folder,
  AVAL_DEMO: '1',
  AVAL_LOG_LEVEL: 'error',
  ...inspectable,
  ...unlimited,
  ...cluster?.settings,
});
const random = randomness(1);
const times: number[] = [];
const failures = new Map<string, number>();
const memory: Memory[] = [];
const connections: number[] = [];

async function startCluster(): Promise<Cluster> {
  const programs = installedPostgres();
  if (programs === null) throw new Error('The load on PostgreSQL did not run, for none is installed here.');
  const made = await makeCluster(programs);
  await made.start();
  return made;
}

async function signUp(number: number): Promise<string> {
  const body = {
    email: `person${number}@example.com`,
    password: 'Load!Pass1',
    first_name: 'Person',
    last_name: 'Example',
    profile_type_code: 'F',
    profile_group_code: 'FOUNDER',
  };
  const response = await send(server.address, 'POST', '/api/auth/register', { body });
  if (typeof response.body['token'] !== 'string') throw new Error(`Sign-up failed with status ${response.status}`);
  return response.body['token'];
}

function nextCall(own: number[], name: string): [string, string, unknown?] {
  const id = 1 + random.below(20);
  const ownId = own.length > 0 ? random.pick(own) : null;
  const turn = random.below(100);
  if (turn < 35) return ['GET', `/api/startups/search?q=${random.pick(['kelp', 'bio', 'data', 'robot'])}`];
  if (turn < 60) return ['GET', `/api/startups/${id}`];
  if (turn < 70) return ['GET', `/api/startups/${id}/calculations`];
  if (turn < 80) return ['GET', '/api/dashboard/stats'];
  if (turn < 85) return ['GET', '/api/startups/top-relevant'];
  if (turn < 90) return ['POST', `/api/startups/${id}/follow`];
  if (turn < 95 && ownId !== null) return ['PATCH', `/api/startups/${ownId}`, { description: name }];
  return ['POST', '/api/startups', startupBody({ name, is_owner: true })];
}

async function live(token: string, number: number, until: number): Promise<void> {
  const own: number[] = [];
  await wait(random.below(pauseMs.most));
  for (let turn = 0; Date.now() < until; turn += 1) {
    const [method, path, body] = nextCall(own, `Startup ${number}.${turn}`);
    const from = performance.now();
    try {
      const response = await send(server.address, method, path, { token, ...(body !== undefined && { body }) });
      times.push(performance.now() - from);
      if (response.status === 201) own.push(Number(response.body['id']));
      // A private startup among the requested ones is a 404 for other users.
      if (response.status >= 400 && response.status !== 404) count(String(response.status));
    } catch (error) {
      count(String(error));
    }
    await wait(pauseMs.least + random.below(pauseMs.most - pauseMs.least));
  }
}

function count(failure: string): void {
  failures.set(failure, (failures.get(failure) ?? 0) + 1);
}

async function watch(until: number): Promise<void> {
  const every = (seconds * 1000) / 10;
  for (let next = Date.now() + every; next <= until + every / 2; next += every) {
    await wait(Math.max(0, next - Date.now()));
    memory.push(await memoryOf(server));
    connections.push((await metricsOf(server.address)).get('aval_database_connections{state="open"}') ?? 0);
  }
}

const tokens: string[] = [];
for (let number = 0; number < people; number += 1) tokens.push(await signUp(number));
const until = Date.now() + seconds * 1000;
await Promise.all([watch(until), ...tokens.map((token, number) => live(token, number, until))]);
await stop(server, 'SIGTERM');
await cluster?.remove();
rmSync(folder, { recursive: true, force: true });

const sorted = times.toSorted((a, b) => a - b);
const percentile = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);
const failed = [...failures.values()].reduce((sum, one) => sum + one, 0);
const { text: memoryText, isGrowing } = memoryReport(memory, seconds >= longEnoughToJudge);
const connects = (connections.at(-1) ?? 0) > Math.max(...connections.slice(0, 5));
console.log(
  `${people} people for ${seconds} s on ${cluster ? 'PostgreSQL' : 'the embedded engine'}: ${times.length} calls`,
);
console.log(`  response time  p50 ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms, p99 ${percentile(0.99)} ms`);
console.log(`  failed       ${failed} (${((100 * failed) / Math.max(1, times.length)).toFixed(2)} %)`);
for (const [failure, often] of failures) console.log(`    ${often} x ${failure}`);
console.log(memoryText);
console.log(`  connections  ${connections.join(', ')}${connects ? ': they grow' : ''}`);
process.exitCode = failed === 0 && times.length > 0 && !isGrowing && !connects ? 0 : 1;
