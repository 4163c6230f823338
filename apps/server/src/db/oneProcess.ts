import type { Database } from './open.ts';

/**
 * Runs work that only one process at a time may do at its start; the others wait. The embedded database has only
 * one process, and its single connection is needed for the work.
 */
export async function oneProcess<Value>(
  { engine, pool }: Pick<Database, 'engine' | 'pool'>,
  key: number,
  work: () => Promise<Value>,
): Promise<Value> {
  if (engine === 'embedded') return work();
  const client = await pool.connect();
  try {
    // The work of the other process may exceed the statement timeout.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [key]);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [key]).catch(() => undefined);
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
}
