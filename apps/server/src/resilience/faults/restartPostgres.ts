import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { hasEnded } from '../../testing/hasEnded.ts';
import { startupBody } from '../../testing/startupBody.ts';
import { send, start, stop, tokenFor } from '../client.ts';
import type { randomness } from '../randomness.ts';
import { makeCluster } from './cluster.ts';
import { reconcile } from './reconcile.ts';
import type { Ledger } from './writers.ts';

interface Plan {
  restarts: number;
  deadline: number;
  random: ReturnType<typeof randomness>;
}

const people = 12;
/** A request that takes longer counts as hanging. */
const longestMs = 20_000;
/** Maximum time after PostgreSQL is back until all clients get responses again. */
const soonMs = 10_000;

/**
 * Restarts PostgreSQL (alternating a service stop and SIGKILL) under clients that read and write continuously.
 * While it is down, 503 is the only allowed error; then all must recover automatically without losses.
 */
export async function restartPostgres(
  programs: string,
  settings: Record<string, string>,
  { restarts, random, deadline }: Plan,
) {
  const from = Date.now();
  const cluster = await makeCluster(programs);
  await cluster.start();
  const folder = mkdtempSync(join(tmpdir(), 'aval-data-'));
  const server = await start({ ...settings, ...cluster.settings, AVAL_DATA: folder });
  const { address } = server;
  const token = await tokenFor(address, settings['AVAL_ADMIN_EMAIL'] ?? '', settings['AVAL_ADMIN_PASSWORD']);
  const ledger: Ledger = new Map();
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const recoveries: number[] = [];
  const ended = new AbortController();
  let answered = Array.from({ length: people }, () => 0);

  async function callOnce(person: number, turn: number): Promise<void> {
    const signal = AbortSignal.timeout(longestMs);
    const name = `Person ${person}, turn ${turn}`;
    const isWriting = turn % 3 === 0;
    try {
      const { status, body } = isWriting
        ? await send(address, 'POST', '/api/startups', { token, body: startupBody({ name, is_owner: true }), signal })
        : await send(address, 'GET', '/api/startups/search?q=person', { token, signal });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) ledger.set(Number(body['id']), { name, descriptions: [startupBody().description] });
      if (status < 300) answered[person] = (answered[person] ?? 0) + 1;
      else if (status !== 503) faults.push(`${status} ${JSON.stringify(body).slice(0, 200)}`);
    } catch (error) {
      faults.push(`a call failed: ${String(error)}`);
    }
  }

  async function live(person: number): Promise<void> {
    for (let turn = 0; !ended.signal.aborted; turn += 1) {
      await callOnce(person, turn);
      await wait(20 + random.below(100));
    }
  }

  /** The time until every client got a response again. */
  async function untilAllAnswered(): Promise<number> {
    const since = Date.now();
    answered = answered.map(() => 0);
    while (answered.some((count) => count === 0) && Date.now() - since < longestMs) await wait(20);
    return Date.now() - since;
  }

  const living = Array.from({ length: people }, (_, person) => live(person));
  for (let round = 1; round <= restarts && Date.now() < deadline && !hasEnded(server.process); round += 1) {
    await wait(1000 + random.below(2000));
    await (round % 2 === 1 ? cluster.stop() : cluster.kill());
    await wait(500 + random.below(1500));
    const [isLive, isReady] = await Promise.all(['live', 'ready'].map((one) => statusOf(`${address}/health/${one}`)));
    if (isLive !== 200) faults.push(`restart ${round}: not alive without PostgreSQL (${isLive})`);
    if (isReady !== 503) faults.push(`restart ${round}: ready without PostgreSQL (${isReady})`);
    await cluster.start();
    const recovery = await untilAllAnswered();
    recoveries.push(recovery);
    if (recovery > soonMs) faults.push(`restart ${round}: not every client got a response again after ${recovery} ms`);
  }
  ended.abort();
  await Promise.all(living);
  if (hasEnded(server.process))
    throw new Error(`The server ended while PostgreSQL was away: ${server.output.slice(-3000)}`);
  if ((await statusOf(`${address}/health/ready`)) !== 200) faults.push('not ready after the restarts');
  if (!(await recalculates(address, token))) faults.push('the job runner did not come back');
  faults.push(...(await reconcile(address, token, ledger, 0)));
  await stop(server, 'SIGTERM');
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  return {
    done: recoveries.length,
    acknowledged: ledger.size,
    lost: faults.filter((fault) => fault.startsWith('lost:')).length,
    faults,
    seconds: (Date.now() - from) / 1000,
    lines: [
      ...(statuses.has(500) ? [`the server says ${server.output.slice(-2000)}`] : []),
      `statuses ${counted.join(', ')}`,
      `every client got a response again ${recoveries.map((ms) => `${ms} ms`).join(', ')} after PostgreSQL was back`,
    ],
  };
}

/** The status of a response; 0 without a response. */
async function statusOf(url: string): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(longestMs) }).then(
    ({ status }) => status,
    () => 0,
  );
}

async function recalculates(address: string, token: string): Promise<boolean> {
  const started = await send(address, 'POST', '/api/admin/recalculation/startups', { token });
  for (let turn = 0; started.status < 300 && turn < 300; turn += 1) {
    const { body } = await send(address, 'GET', '/api/admin/recalculation/status', { token });
    if (body['running'] === false) return body['code'] === 0 && body['runId'] === started.body['runId'];
    await wait(200);
  }
  return false;
}
