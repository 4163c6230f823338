import type pg from 'pg';

const everyMs = 30_000;
const checkpointAfterMs = 300_000;
const checkpointAfterBytes = 64 * 1024 * 1024;
const idleBytes = 1024;

const walSinceCheckpoint = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes,
         extract(epoch from clock_timestamp() - checkpoint_time)::float8 * 1000 as age
  from pg_control_checkpoint()`;

const tablesToVacuum = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup`;

/**
 * Replaces the background processes that the embedded PostgreSQL lacks. At intervals, it runs a checkpoint
 * when much was written (or anything, and five minutes passed), and vacuums tables with many dead rows.
 */
export function startMaintenance(pool: pg.Pool) {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => maintain(pool)).catch(() => undefined);
  }, everyMs);
  timer.unref();
  return {
    /** Runs work while no maintenance runs. */
    between<Value>(work: () => Promise<Value>): Promise<Value> {
      const done = running.then(work);
      running = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

/** One round of maintenance. VACUUM and CHECKPOINT must be single statements. */
export async function maintain(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ bytes: number; age: number }>(walSinceCheckpoint);
  const { bytes = 0, age = 0 } = rows[0] ?? {};
  if (bytes > checkpointAfterBytes || (bytes > idleBytes && age > checkpointAfterMs)) await pool.query('CHECKPOINT');
  await pool.query('select pg_stat_force_next_flush()');
  const { rows: tables } = await pool.query<{ name: string }>(tablesToVacuum);
  for (const { name } of tables) await pool.query(`VACUUM (ANALYZE) ${name}`);
}
