import { readFileSync } from 'node:fs';

import type { Db } from '../../apps/server/src/db/open.ts';
import type { Context } from '../../apps/server/src/http/Context.ts';
import { searchStartups } from '../../apps/server/src/startups/searchStartups.ts';
import { sql } from '../../apps/server/src/testing/sql.ts';
import type { Engine } from './engines.ts';
import { type Search, searches } from './searches.ts';

export interface Measured {
  kind: string;
  /** Processor time of the server and its database together, in milliseconds. */
  busy: number[];
  /** Milliseconds until the response, including delays by other work on this machine. */
  waited: number[];
}

/** Times every search through its handler on one connection, after a warm-up with every kind. */
export async function measureSearch(engine: Engine, each: number): Promise<Measured[]> {
  const { db } = engine.database;
  const pid = engine.name === 'PostgreSQL' ? await backendOf(db) : null;
  for (const search of searches(2)) await ask(db, search);
  const kinds = new Map<string, Measured>();
  for (const search of searches(each)) {
    const [from, busyFrom] = [performance.now(), busyMs(pid)];
    await ask(db, search);
    const measured = kinds.get(search.kind) ?? { kind: search.kind, busy: [], waited: [] };
    measured.waited.push(performance.now() - from);
    measured.busy.push(busyMs(pid) - busyFrom);
    kinds.set(search.kind, measured);
  }
  return [...kinds.values()];
}

function ask(db: Db, { caller, query }: Search) {
  const ctx = { db, caller } as Context;
  return searchStartups({ ctx, input: { query, params: undefined, headers: undefined, body: undefined } });
}

async function backendOf(db: Db): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
}

/** Processor time so far of this process and, if it is separate, of the database's process. */
function busyMs(pid: number | null): number {
  const { user, system } = process.cpuUsage();
  const backend = pid === null ? 0 : Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  return (user + system) / 1000 + backend;
}
