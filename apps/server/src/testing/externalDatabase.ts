import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

/**
 * A new database on the PostgreSQL server that AVAL_TEST_DATABASE_URL names, to run the same tests on it.
 *
 * @returns null when none is named: then the tests run on the embedded one.
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
