import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';

import { hasEnded } from '../../testing/hasEnded.ts';
import { freePort } from './freePort.ts';

/** A dedicated PostgreSQL server that can be killed with all its child processes. */
export interface Cluster {
  settings: Record<string, string>;
  start: () => Promise<void>;
  /** Stops it like its service does: closes connections and keeps committed data. */
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  remove: () => Promise<void>;
}

function idOf(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
}

/** As root, uses the account of the PostgreSQL package, because PostgreSQL refuses to run as root. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function makeCluster(programs: string, options: readonly string[] = []): Promise<Cluster> {
  const who = account();
  const folder = mkdtempSync(join(tmpdir(), 'aval-cluster-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const making = ['-D', data, '-U', 'aval', '-A', 'trust', '-E', 'UTF8'];
  execFileSync(join(programs, 'initdb'), making, { ...who, cwd: folder, stdio: 'ignore' });
  const url = `postgres://aval@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;

  const kill = async () => {
    if (child?.pid && !hasEnded(child)) {
      const gone = once(child, 'exit');
      for (const id of [child.pid, ...childrenOf(child.pid)]) killOne(id);
      await gone;
    }
    child = null;
  };
  process.on('exit', () => {
    if (child?.pid) for (const id of [child.pid, ...childrenOf(child.pid)]) killOne(id);
  });
  return {
    settings: { DATABASE_URL: url, AVAL_SECRET: randomBytes(32).toString('hex') },
    async start() {
      const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...options];
      child = spawn(join(programs, 'postgres'), settings, { ...who, cwd: folder, stdio: 'ignore' });
      await untilReady(url, child);
    },
    async stop() {
      if (child && !hasEnded(child)) {
        const gone = once(child, 'exit');
        child.kill('SIGINT');
        await gone;
      }
      child = null;
    },
    kill,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function killOne(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

function childrenOf(id: number): number[] {
  const path = `/proc/${id}/task/${id}/children`;
  return existsSync(path) ? readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}

/** @throws Error when the server exits, for example because its port was taken meanwhile. */
async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    if (hasEnded(server))
      throw new Error(`PostgreSQL ended with ${server.exitCode ?? server.signalCode} as it started.`);
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('PostgreSQL was not ready after 30 s.');
}
