import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { StartError } from '../errors/startError.ts';
import { hasPostgres, ownPostgres } from '../testing/ownPostgres.ts';
import { knownMigrations, makeSchema } from './migrate.ts';
import { oneProcess } from './oneProcess.ts';
import { openDatabase } from './open.ts';

let postgres: Awaited<ReturnType<typeof ownPostgres>> | undefined;

beforeAll(async () => {
  postgres = await ownPostgres();
});
afterAll(() => postgres?.remove());

/** Creates a database on the PostgreSQL server and a function that queries it. */
async function newDatabase(name: string) {
  const { DATABASE_URL = '', AVAL_DATA = '' } = (await postgres?.database(name)) ?? {};
  const ask = async (text: string) => {
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  };
  return { place: { DATABASE_URL, AVAL_DATA }, ask };
}

const tables = `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;

it.skipIf(!hasPostgres)('servers that start together on an empty database create its schema once', async () => {
  const { place, ask } = await newDatabase('at_once');
  const opened = await Promise.all([openDatabase(place), openDatabase(place), openDatabase(place)]);
  await Promise.all(opened.map((database) => database.close()));
  const applied = await ask('select hash from drizzle.__drizzle_migrations order by id');
  expect(applied.map(({ hash }) => hash)).toEqual(knownMigrations());
});

it.skipIf(!hasPostgres)('a failed migration leaves the database unchanged and reports the reason', async () => {
  const { place, ask } = await newDatabase('refused');
  await ask('create table latest_scores (of_another_program integer)');
  await expect(openDatabase(place)).rejects.toThrow(StartError);
  await expect(openDatabase(place)).rejects.toThrow(
    /could not be brought up to this version \(relation "latest_scores" already exists\), and is as it was\. Correct/,
  );
  expect(await ask(tables)).toEqual([{ name: 'latest_scores' }]);
  await ask('drop table latest_scores');
  const client = new Client({ connectionString: place.DATABASE_URL });
  await client.connect();
  await client.query('begin');
  // As a restore creates it.
  await makeSchema(client, knownMigrations().length);
  await client.end();
  const database = await openDatabase(place);
  await database.close();
});

it.skipIf(!hasPostgres)('a process waits for another one beyond the statement timeout', async () => {
  const { place } = await newDatabase('in_turns');
  const pool = new Pool({ connectionString: place.DATABASE_URL, statement_timeout: 300 });
  const begun = Promise.withResolvers<void>();
  const first = oneProcess({ engine: 'server', pool }, 1, async () => {
    begun.resolve();
    await new Promise((settle) => setTimeout(settle, 1000));
    return 'first';
  });
  await begun.promise;
  const second = oneProcess({ engine: 'server', pool }, 1, async () => {
    const { rows } = await pool.query('show statement_timeout');
    return rows;
  });
  expect(await Promise.all([first, second])).toEqual(['first', [{ statement_timeout: '300ms' }]]);
  await pool.end();
});
