import { createHash } from 'node:crypto';

import type pg from 'pg';

import { oneProcess } from '../db/oneProcess.ts';
import type { Database } from '../db/open.ts';
import { limiter, makeWindows, secondsUntil } from './limits.ts';

/** Attempts that this process may still allow without asking the database, or none until the window ends. */
interface Lease {
  left: number;
  endsAt: number;
}

const prepareKey = 4_157_224_103;
const sweepMs = 60_000;
/** Limits up to this value are exact; for larger ones each process leases a fiftieth at a time. */
const exactUpTo = 60;

/**
 * Creates the table in which processes that share a database count attempts. It is unlogged: its rows do not survive a
 * crash and are neither backed up nor migrated.
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
 * Allows `max` attempts per time window and key, counted across all processes on one database. While the
 * database is unreachable, each process counts locally.
 */
export function sharedLimiter(pool: pg.Pool, name: string, max: number, windowMs: number) {
  const leases = makeWindows<Lease>(windowMs);
  const alone = limiter(max, windowMs);
  const share = max <= exactUpTo ? 1 : Math.floor(max / 50);
  let sweptAt = 0;

  async function requestLease(key: string, time: number): Promise<Lease> {
    // Keys contain addresses, e-mails and tokens, which should not be stored in another table.
    const hash = createHash('sha256').update(`${name} ${key}`).digest('base64url');
    const { rows } = await pool.query<{ tries: number; ends_at: Date }>(
      `insert into call_counts as c (key, tries, ends_at) values ($1, $2, $3)
       on conflict (key) do update set
         tries = case when c.ends_at <= $4 or c.ends_at > $5 then excluded.tries else c.tries + excluded.tries end,
         ends_at = case when c.ends_at <= $4 or c.ends_at > $5 then excluded.ends_at else c.ends_at end
       returning tries, ends_at`,
      [hash, share, new Date(time + windowMs), new Date(time), new Date(time + 2 * windowMs)],
    );
    const { tries = 0, ends_at = new Date(time) } = rows[0] ?? {};
    return { left: Math.min(share, max - (tries - share)), endsAt: ends_at.getTime() };
  }

  async function sweep(time: number): Promise<void> {
    if (time - sweptAt < sweepMs) return;
    sweptAt = time;
    await pool.query('delete from call_counts where ends_at <= $1', [new Date(time)]).catch(() => undefined);
  }

  return {
    take: async (key: string, now: Date): Promise<number> => {
      const time = now.getTime();
      const known = leases.current(key, time);
      if (known && known.left > 0) {
        known.left -= 1;
        return 0;
      }
      // Requests over the limit cause no more database queries.
      if (known && known.left < 0) return secondsUntil(known.endsAt, time);
      const lease = await requestLease(key, time).catch(() => null);
      if (lease === null) return alone.take(key, now);
      // Awaited: once the clock was set back, it would delete the windows that begin after it.
      await sweep(time);
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
