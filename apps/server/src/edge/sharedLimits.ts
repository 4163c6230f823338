import { createHash } from 'node:crypto';

import type pg from 'pg';

import { oneProcess } from '../db/oneProcess.ts';
import type { Database } from '../db/open.ts';
import { limiter, makeWindows, secondsUntil } from './limits.ts';

/** Tries that this process may still answer without asking, or none until the window ends. */
interface Lease {
  left: number;
  endsAt: number;
}

const prepareKey = 4_157_224_103;
const sweepMs = 60_000;
/** Limits up to here are exact; of larger ones each process takes a fiftieth at a time. */
const exactUpTo = 60;

/**
 * Where processes that share a database count tries together. It is no data: nothing of it survives a crash, is backed
 * up or migrated.
 */
export function prepareSharedLimits(database: Pick<Database, 'engine' | 'pool'>): Promise<unknown> {
  return oneProcess(database, prepareKey, () =>
    database.pool.query(`
      create unlogged table if not exists call_counts (
        key text primary key, tries integer not null, ends_at timestamptz not null
      )`),
  );
}

/**
 * Allows `max` tries in each window of time, for each key, counted by all processes on one database together. While the
 * database does not answer, each counts for itself.
 */
export function sharedLimiter(pool: pg.Pool, name: string, max: number, windowMs: number) {
  const leases = makeWindows<Lease>();
  const alone = limiter(max, windowMs);
  const share = max <= exactUpTo ? 1 : Math.floor(max / 50);
  let sweptAt = 0;

  async function askFor(key: string, time: number): Promise<Lease> {
    // Keys hold addresses, e-mails and tokens, which do not belong into one more table.
    const hash = createHash('sha256').update(`${name} ${key}`).digest('base64url');
    const { rows } = await pool.query<{ tries: number; ends_at: Date }>(
      `insert into call_counts as c (key, tries, ends_at) values ($1, $2, $3)
       on conflict (key) do update set
         tries = case when c.ends_at <= $4 then excluded.tries else c.tries + excluded.tries end,
         ends_at = case when c.ends_at <= $4 then excluded.ends_at else c.ends_at end
       returning tries, ends_at`,
      [hash, share, new Date(time + windowMs), new Date(time)],
    );
    const { tries = 0, ends_at = new Date(time) } = rows[0] ?? {};
    return { left: Math.min(share, max - (tries - share)), endsAt: ends_at.getTime() };
  }

  function sweep(time: number): void {
    if (time - sweptAt < sweepMs) return;
    sweptAt = time;
    pool.query('delete from call_counts where ends_at <= $1', [new Date(time)]).catch(() => undefined);
  }

  return {
    take: async (key: string, now: Date): Promise<number> => {
      const time = now.getTime();
      const known = leases.current(key, time);
      if (known && known.left > 0) {
        known.left -= 1;
        return 0;
      }
      // Whoever is over the limit costs the database nothing more.
      if (known && known.left < 0) return secondsUntil(known.endsAt, time);
      const lease = await askFor(key, time).catch(() => null);
      if (lease === null) return alone.take(key, now);
      sweep(time);
      if (lease.left <= 0) {
        leases.keep(key, { left: -1, endsAt: lease.endsAt });
        return secondsUntil(lease.endsAt, time);
      }
      const other = leases.current(key, time);
      leases.keep(key, { left: lease.left - 1 + Math.max(0, other?.left ?? 0), endsAt: lease.endsAt });
      return 0;
    },
  };
}
