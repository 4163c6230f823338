import type { Pool, QueryResult } from 'pg';
import type { Db } from 'pg-boss';

/** Adapts the pool to the job queue: a query of several statements returns the rows of all of them. */
export function bossDatabase(pool: Pool): Db {
  return {
    async executeSql(text, values) {
      // A failed statement list must not leave its transaction open on a pooled connection.
      const client = await pool.connect();
      try {
        const results: QueryResult | QueryResult[] = await client.query(text, values);
        return { rows: [results].flat().flatMap(({ rows }) => rows) };
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
