import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { send, start, stop, tokenFor } from '../../apps/server/src/resilience/client.ts';
import { unlimited } from '../../apps/server/src/resilience/unlimited.ts';
import { callRepeatedly } from './callRepeatedly.ts';

/** The cheapest requests that need a signed-in user: one without a database query, one that reads one row. */
const calledPaths = ['/api/startups/industries', '/api/auth/profile'] as const;

export interface Called {
  path: string;
  /** Processor time of the server process per request, in microseconds, one value per turn. */
  ours: number[];
  /** The same for the framework without plugins. */
  framework: number[];
  raw: number[];
}

/** Starts one of the minimal servers in this folder, which respond with one object. */
async function startLeast(program: string, body: object): Promise<{ process: ChildProcess; address: string }> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, JSON.stringify(body)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, address: /http:\S+/.exec(String(said))?.[0] ?? '' };
}

/**
 * Sends requests to the built server, its framework and plain node:http, alternating; all respond with the same object.
 */
export async function measureCalls(calls: number, turns: number): Promise<Called[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aval-bench-calls-'));
  const server = await start({ AVAL_DATA: folder, AVAL_DEMO: '1', AVAL_LOG_LEVEL: 'error', ...unlimited });
  const token = await tokenFor(server.address, 'admin@demo.aval');
  const measured: Called[] = [];
  for (const path of calledPaths) {
    const { status, body } = await send(server.address, 'GET', path, { token });
    if (status !== 200) throw new Error(`${path} returned ${status}`);
    const framework = await startLeast('frameworkServer.ts', body);
    const raw = await startLeast('rawServer.ts', body);
    const all = { ours: server, framework, raw };
    const one: Called = { path, ours: [], framework: [], raw: [] };
    for (let turn = 0; turn <= turns; turn += 1) {
      for (const name of ['ours', 'framework', 'raw'] as const) {
        const { process: called, address } = all[name];
        const busy = await microsecondsOf(called.pid, calls, () => callRepeatedly(address, path, token, calls));
        // The first turn warms up.
        if (turn > 0) one[name].push(busy);
      }
    }
    for (const least of [framework, raw]) least.process.kill();
    measured.push(one);
  }
  await stop(server, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  return measured;
}

async function microsecondsOf(pid: number | undefined, calls: number, work: () => Promise<void>): Promise<number> {
  const from = busyOf(pid);
  await work();
  return (busyOf(pid) - from) / calls;
}

/** Processor time of all threads of a process so far, in microseconds. */
function busyOf(pid: number | undefined): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1000;
}
