import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { send, start, stop, tokenFor } from '../src/proof/client.ts';
import { unlimited } from '../src/proof/unlimited.ts';
import { callRepeatedly } from './callRepeatedly.ts';

/** The cheapest calls that need somebody signed in: one asks the database nothing, the other one row. */
export const calledPaths = ['/api/startups/industries', '/api/auth/profile'] as const;

export interface Called {
  path: string;
  /** Microseconds of processor time for one call, of the server's process, one for each turn. */
  ours: number[];
  raw: number[];
}

const rawServer = fileURLToPath(new URL('rawServer.ts', import.meta.url));

/** Calls the shipped server and a raw node:http that answers with the same object, in turns. */
export async function measureCalls(calls: number, turns: number): Promise<Called[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aval-bench-calls-'));
  const server = await start({ AVAL_DATA: folder, AVAL_DEMO: '1', AVAL_LOG_LEVEL: 'error', ...unlimited });
  const token = await tokenFor(server.address, 'admin@demo.aval');
  const measured: Called[] = [];
  for (const path of calledPaths) {
    const { status, body } = await send(server.address, 'GET', path, { token });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    const raw = spawn(process.execPath, [rawServer, JSON.stringify(body)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(raw.stdout, 'data')) as [Buffer];
    const rawAddress = /http:\S+/.exec(String(said))?.[0] ?? '';
    const one: Called = { path, ours: [], raw: [] };
    for (let turn = 0; turn <= turns; turn += 1) {
      const ours = await microsecondsOf(server.process.pid, calls, () =>
        callRepeatedly(server.address, path, token, calls),
      );
      const theirs = await microsecondsOf(raw.pid, calls, () => callRepeatedly(rawAddress, path, token, calls));
      // The first turn warms up.
      if (turn === 0) continue;
      one.ours.push(ours);
      one.raw.push(theirs);
    }
    raw.kill();
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
