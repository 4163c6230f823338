import type { Pool, QueryResult } from 'pg';
import type { Db } from 'pg-boss';

/** The pool as the job queue wants it: a text of several statements answers with the rows of all of them. */
export function bossDatabase(pool: Pool): Db {
  return {
    async executeSql(text, values) {
      // A list of statements that fails in a transaction must not leave it open on a pooled connection.
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
