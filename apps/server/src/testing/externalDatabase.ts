import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

/**
 * Creates a database on the PostgreSQL server in AVAL_TEST_DATABASE_URL, to run the same tests on it.
 *
 * @returns null when it is not set; the tests then use the embedded database.
 */
export async function externalDatabase() {
  const address = process.env['AVAL_TEST_DATABASE_URL'];
  if (!address) return null;
  const name = `aval_test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return {
    settings: { DATABASE_URL: url.href, AVAL_SECRET: randomBytes(32).toString('hex') },
    drop: () => run(`drop database ${name} with (force)`),
  };
}
