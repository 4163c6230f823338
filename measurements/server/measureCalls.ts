import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { send, start, stop, tokenFor } from '../../apps/server/src/resilience/client.ts';
import { unlimited } from '../../apps/server/src/resilience/unlimited.ts';
import { callRepeatedly } from './callRepeatedly.ts';

/** The cheapest calls that need somebody signed in: one asks the database nothing, the other one row. */
const calledPaths = ['/api/startups/industries', '/api/auth/profile'] as const;

export interface Called {
  path: string;
  /** Microseconds of processor time for one call, of the server's process, one for each turn. */
  ours: number[];
  /** The same of the framework without its plugins. */
  framework: number[];
  raw: number[];
}

/** Runs one of the servers beside this file, which answer with one object. */
async function startLeast(program: string, body: object): Promise<{ process: ChildProcess; address: string }> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, JSON.stringify(body)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, address: /http:\S+/.exec(String(said))?.[0] ?? '' };
}

/** Calls the shipped server, its framework and a raw node:http that answer with the same object, in turns. */
export async function measureCalls(calls: number, turns: number): Promise<Called[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aval-bench-calls-'));
  const server = await start({ AVAL_DATA: folder, AVAL_DEMO: '1', AVAL_LOG_LEVEL: 'error', ...unlimited });
  const token = await tokenFor(server.address, 'admin@demo.aval');
  const measured: Called[] = [];
  for (const path of calledPaths) {
    const { status, body } = await send(server.address, 'GET', path, { token });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
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

/** Microseconds that the threads of a process have computed so far. */
function busyOf(pid: number | undefined): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1000;
}
