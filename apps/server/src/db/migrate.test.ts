import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';

import { StartError } from '../startError.ts';
import { externalDatabase } from '../testing/externalDatabase.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { appliedMigrations, knownMigrations, makeSchema, migrateDatabase } from './migrate.ts';
import { openDatabase } from './open.ts';

async function newPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'aval-migrate-'));
  const external = await externalDatabase();
  onTestFinished(async () => {
    await external?.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { AVAL_DATA: folder, DATABASE_URL: external?.settings.DATABASE_URL };
}

it('refuses a database that a newer version wrote, and leaves it as it is', async () => {
  const place = await newPlace();
  const database = await openDatabase(place);
  await database.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 4102444800000)`);
  await database.close();
  await expect(openDatabase(place)).rejects.toThrow(StartError);
  await expect(openDatabase(place)).rejects.toThrow(/written by a newer version of Aval\. Start that version/);
});

it('brings the schema of every earlier version up to this one', async () => {
  const { AVAL_DATA } = await newPlace();
  const known = knownMigrations();
  for (let version = 1; version < known.length; version += 1) {
    const database = await openEmbedded(join(AVAL_DATA, `version ${version}`));
    const { pool } = database;
    const client = await pool.connect();
    await makeSchema(client, version);
    client.release();
    await migrateDatabase(pool);
    const after = await pool.connect();
    expect(await appliedMigrations(after)).toEqual(known);
    after.release();
    await database.close();
  }
});
