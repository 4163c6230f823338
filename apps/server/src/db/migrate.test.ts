import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';

import { StartError } from '../errors/startError.ts';
import { externalDatabase } from '../testing/externalDatabase.ts';
import { dataFolder } from '../testing/templateFolder.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { appliedMigrations, knownMigrations, makeSchema, migrateDatabase } from './migrate.ts';
import { openDatabase } from './open.ts';

async function databaseWith(record: { hash: string; at: number }) {
  const external = await externalDatabase();
  const place = { AVAL_DATA: await dataFolder(), DATABASE_URL: external?.settings.DATABASE_URL };
  onTestFinished(async () => {
    await external?.drop();
    rmSync(place.AVAL_DATA, { recursive: true, force: true });
  });
  const database = await openDatabase(place);
  await database.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values (${record.hash}, ${record.at})`);
  await database.close();
  return place;
}

it('refuses a database written by a newer version and leaves it unchanged', async () => {
  const place = await databaseWith({ hash: 'of a later version', at: Date.UTC(2100, 0) });
  await expect(openDatabase(place)).rejects.toThrow(StartError);
  await expect(openDatabase(place)).rejects.toThrow(/written by a newer version of Aval\. Start that version/);
});

it('refuses a database from before the first release and explains how to start with an empty one', async () => {
  const place = await databaseWith({ hash: 'of the first build', at: 1_795_246_084_708 });
  await expect(openDatabase(place)).rejects.toThrow(StartError);
  const toStartEmpty = place.DATABASE_URL
    ? 'name an empty database in DATABASE_URL'
    : `delete ${join(place.AVAL_DATA, 'postgres')} or move it away`;
  await expect(openDatabase(place)).rejects.toThrow(`To start with an empty one, ${toStartEmpty}, then start again.`);
});

it('brings the schema of every earlier version up to this one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aval-migrate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const known = knownMigrations();
  const database = await openEmbedded(join(folder, 'postgres'));
  const { pool } = database;
  // Version 0 has no migration, as after a first start that was stopped before it created the schema.
  for (let version = 0; version < known.length; version += 1) {
    const client = await pool.connect();
    await client.query('drop schema public cascade; drop schema if exists drizzle cascade; create schema public');
    await makeSchema(client, version);
    client.release();
    await migrateDatabase(pool, 'begin anew');
    const after = await pool.connect();
    expect(await appliedMigrations(after)).toEqual(known);
    after.release();
  }
  await database.close();
});
