/**
 * Sends generated bad requests to every endpoint of the contract, and crowds of them at once. Fails when a response is a
 * 5xx, reveals internals or refuses with many bytes, when the server's memory grows, or when others suffer: a user who
 * waits long, a blocked event loop, much memory, errors in the log.
 *
 * npm run fuzz -- [--count 10000] [--seed 1]
 * npm run fuzz -- --sample    500 requests
 */
import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';

import { endpoints } from '@aval/contract';

import { dataFolder } from '../testing/templateFolder.ts';
import { send, start, stop, tokenFor } from './client.ts';
import { badRequest, type BadRequest, type Tokens } from './fuzz/badRequest.ts';
import { startBystander, sufferingFaults, sufferingText } from './fuzz/bystander.ts';
import { crowds } from './fuzz/crowds.ts';
import { responseFault } from './fuzz/responseFault.ts';
import { sendRaw } from './fuzz/sendRaw.ts';
import { inspectable, type Memory, memoryOf } from './memoryOf.ts';
import { memoryReport } from './memoryReport.ts';
import { randomness } from './randomness.ts';
import { unlimited } from './unlimited.ts';

const { values: given } = parseArgs({
  options: {
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'boolean', default: false },
  },
});
const count = Number(given.count ?? (given.sample ? 500 : 10_000));
const seed = Number(given.seed);
const atOnce = 4;
const enoughToJudge = 5000;

const folder = await dataFolder();
const server = await start({
  AVAL_DATA: folder,
  AVAL_DEMO: '1',
  AVAL_LOG_LEVEL: 'error',
  ...inspectable,
  ...unlimited,
});
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const random = randomness(seed);
const statuses = new Map<string, number>();
const faults: string[] = [];
const memory: Memory[] = [];
const durations: { ms: number; text: string }[] = [];
let tokens = await signIn();
let signIns = 1;
let turn = 0;
let hungUp = 0;

/** Creates a new administrator for each batch, because generated requests may delete, rename or sign it out. */
async function signIn(): Promise<Tokens> {
  const keeper = await tokenFor(server.address, 'admin@demo.aval');
  const email = `fuzz${Date.now()}@example.com`;
  const person = { first_name: 'Fuzz', last_name: 'Er', email, password: 'Fuzz!Pass1' };
  const kind = { role: 'admin', profile_type_code: 'I', profile_group_code: 'ANALYST' };
  await send(server.address, 'POST', '/api/user', { token: keeper, body: { ...person, ...kind } });
  const user = { ...person, email: `user${email}`, profile_type_code: 'F', profile_group_code: 'FOUNDER' };
  const { body } = await send(server.address, 'POST', '/api/auth/register', { body: user });
  return { admin: await tokenFor(server.address, email, person.password), user: String(body['token']) };
}

function describe({ method, path, headers, body }: BadRequest): string {
  const shown = body ? ` ${body.toString('latin1').slice(0, 200)}` : '';
  return `${method} ${path.slice(0, 200)} ${headers['content-type'] ?? ''}${shown}`;
}

async function sendOne(request: BadRequest, number: number): Promise<void> {
  const sent = performance.now();
  try {
    const response = await sendRaw(server.address, request, agent);
    const fault = responseFault(request, response);
    statuses.set(`${response.status}`, (statuses.get(`${response.status}`) ?? 0) + 1);
    if (fault !== null)
      faults.push(
        `#${number} ${request.endpoint}: ${fault}\n    ${describe(request)}\n    ${response.text.slice(0, 300)}`,
      );
  } catch (error) {
    if (request.isOversized) hungUp += 1;
    else faults.push(`#${number} ${request.endpoint}: ${String(error)}\n    ${describe(request)}`);
  } finally {
    const ms = Math.round(performance.now() - sent);
    durations.push({ ms, text: `${ms} ms ${request.endpoint} (#${number})` });
  }
}

/** The errors in the log of the server. */
function logLines(): number {
  return server.output.split('\n').filter((line) => line.startsWith('{"level":50')).length;
}

async function keepSignedIn(): Promise<void> {
  const response = await fetch(`${server.address}/api/user/roles`, {
    headers: { authorization: `Bearer ${tokens.admin}` },
  });
  if (response.ok) return;
  signIns += 1;
  tokens = await signIn();
}

const started = Date.now();
const bystanderToken = await tokenFor(server.address, 'investor@demo.aval');
let endBystander = startBystander(server.address, () => bystanderToken);
const batch = 50;
while (turn < count) {
  await keepSignedIn();
  const requests = Array.from({ length: Math.min(batch, count - turn) }, (_, index) => ({
    number: turn + index,
    request: badRequest(turn + index, tokens, random),
  }));
  turn += requests.length;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = requests.pop(); next; next = requests.pop()) await sendOne(next.request, next.number);
    }),
  );
  if (turn % Math.max(batch, count / 10) === 0) memory.push(await memoryOf(server));
}
agent.destroy();
const amongBadRequests = await endBystander();
faults.push(...sufferingFaults(amongBadRequests).map((fault) => `among bad requests: ${fault}`));
await keepSignedIn();
const crowdTexts: string[] = [];
for (const { name, run } of crowds) {
  endBystander = startBystander(server.address, () => bystanderToken);
  const linesBefore = logLines();
  const wrong = await run(server.address, tokens);
  const suffered = await endBystander();
  const lines = logLines() - linesBefore;
  if (lines > 0) wrong.push(`wrote ${lines} errors to the log`);
  crowdTexts.push(`  ${name}\n${sufferingText(suffered).replaceAll(/^/gm, '  ')}`);
  faults.push(...[...wrong.slice(-3), ...sufferingFaults(suffered)].map((fault) => `${name}: ${fault}`));
}
const isAlive = (await fetch(`${server.address}/health/ready`)).status === 200;
await stop(server, 'SIGTERM');
rmSync(folder, { recursive: true, force: true });

const { text: memoryText, isGrowing } = memoryReport(memory, count >= enoughToJudge);
const counted = [...statuses]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([status, times]) => `${status}: ${times}`);
console.log(
  `${count} bad requests over ${Object.keys(endpoints).length} endpoints in ${((Date.now() - started) / 1000).toFixed(0)} s, seed ${seed}`,
);
console.log(`  statuses     ${counted.join(', ')} (503 is a container engine that is not there)`);
console.log(`  hung up on   ${hungUp} oversized`);
console.log(`  signed in    ${signIns} times`);
console.log(memoryText);
console.log(sufferingText(amongBadRequests));
const slowest = durations.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
console.log(`  slowest      ${slowest.map(({ text }) => text).join(', ')}`);
console.log(crowdTexts.join('\n'));
console.log(`  server       ${isAlive ? 'responds as before' : 'does not respond'}`);
for (const fault of faults.slice(0, 20)) console.log(`  FAULT ${fault}`);
console.log(`${faults.length} faults`);
process.exitCode = faults.length === 0 && isAlive && !isGrowing ? 0 : 1;
