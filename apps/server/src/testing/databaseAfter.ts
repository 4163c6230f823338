import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type pg from 'pg';
import { onTestFinished } from 'vitest';

import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { makeSchema } from '../db/migrate.ts';

/** A new embedded database with the schema of an earlier version, until the end of the running test. */
export async function databaseAfter(migrations: number): Promise<pg.Pool> {
  const folder = mkdtempSync(join(tmpdir(), 'aval-migrate-'));
  const database = await openEmbedded(join(folder, 'postgres'));
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const client = await database.pool.connect();
  await makeSchema(client, migrations);
  client.release();
  return database.pool;
}
