import { fileURLToPath } from 'node:url';

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

import { places } from '../configuration/places.ts';
import { reasonOf } from '../errors/loggableError.ts';
import { StartError } from '../errors/startError.ts';

const migrationsFolder = fileURLToPath(places.migrations);
const lockKey = 4_157_224_101;

/**
 * Migrates the schema to this version in one transaction. One process at a time does it; the others wait and find
 * it migrated.
 *
 * @param toStartEmpty Instructions for starting with an empty database instead of this one.
 * @throws StartError when the database has migrations that this version does not know, or a migration fails.
 */
export async function migrateDatabase(pool: pg.Pool, toStartEmpty: string): Promise<void> {
  const client = await pool.connect();
  try {
    // Rewriting a large table takes longer than the statement timeout.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await refuseUnknownSchema(client, toStartEmpty);
    await migrate(drizzle({ client }), { migrationsFolder }).catch((error: unknown) => {
      throw new StartError(
        `The database could not be brought up to this version (${reasonOf(error)}), and is as it was. Correct what is named and start again, or start the version that wrote it.`,
      );
    });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
}

async function refuseUnknownSchema(client: pg.PoolClient, toStartEmpty: string): Promise<void> {
  const known = new Set(knownMigrations());
  const unknown = (await appliedRows(client)).filter(({ hash }) => !known.has(hash));
  if (unknown.length === 0) return;
  const newestKnown = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (unknown.every(({ created_at }) => Number(created_at) > newestKnown)) {
    throw new StartError(
      'The database was written by a newer version of Aval. Start that version, or restore a backup made before it.',
    );
  }
  throw new StartError(
    `The database was made by a build of Aval from before the first release, and cannot be brought up to this version. To start with an empty one, ${toStartEmpty}, then start again.`,
  );
}

/** Hashes of this version's migrations, in order. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** Hashes of the migrations applied to a database, in order; empty for a new database. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  return (await appliedRows(client)).map(({ hash }) => hash);
}

async function appliedRows(client: pg.ClientBase): Promise<{ hash: string; created_at: number | string }[]> {
  const { rows } = await client.query<{ made: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  );
  if (!rows[0]?.made) return [];
  const applied = await client.query<{ hash: string; created_at: number | string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by id',
  );
  return applied.rows;
}

/**
 * Creates the schema after the given number of migrations in an empty database. Unlike the start of
 * the server it opens no transaction, so that it can be part of the caller's.
 */
export async function makeSchema(client: pg.ClientBase, migrations: number): Promise<void> {
  // A failed first start creates these before the schema.
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(0, migrations)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
