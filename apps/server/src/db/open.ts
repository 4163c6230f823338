import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, types } from 'pg';

import type { Env } from '../configuration/env.ts';
import { StartError } from '../errors/startError.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded/openEmbedded.ts';
import { unopenedError } from './embedded/unopenedError.ts';
import { migrateDatabase } from './migrate.ts';
import { repeatDeadlocked } from './repeatDeadlocked.ts';

types.setTypeParser(types.builtins.INT8, Number);

export interface Database {
  engine: 'embedded' | 'server';
  pool: Pool;
  db: Db;
  /** Resolves only when the embedded database fails, with the reason; with an unreachable server, queries fail. */
  failure: Promise<Error>;
  /** Copies the folder of the running embedded database; a PostgreSQL server has its own tools. */
  copyTo: ((folder: string) => Promise<void>) | null;
  close(): Promise<void>;
}

function withDrizzle(pool: Pool) {
  const db = drizzle({ client: pool });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => repeatDeadlocked(() => transaction(work, config));
  return db;
}

/**
 * Typed queries outside a transaction. Inside one use its `Transaction`, because the embedded database has one
 * connection. A transaction that conflicts with another is retried, so its work must be repeatable.
 */
export type Db = ReturnType<typeof withDrizzle>;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Queryable = Pick<Db, 'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'>;

/**
 * Opens the configured database and migrates its schema to this version.
 *
 * @throws StartError when it cannot be reached, is in use, or cannot be migrated to this version.
 */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'AVAL_DATA'>): Promise<Database> {
  const opened = env.DATABASE_URL
    ? await openServer(env.DATABASE_URL)
    : { engine: 'embedded' as const, ...(await openFolder(env.AVAL_DATA)) };
  try {
    await migrateDatabase(opened.pool, env.DATABASE_URL ? nameAnother : moveAway(env.AVAL_DATA));
  } catch (error) {
    await opened.close();
    throw env.DATABASE_URL ? error : unopenedError(resolve(env.AVAL_DATA, 'postgres'), error);
  }
  return { ...opened, db: withDrizzle(opened.pool) };
}

const nameAnother = 'name an empty database in DATABASE_URL';
const moveAway = (data: string) => `delete ${resolve(data, 'postgres')} or move it away`;

async function openFolder(data: string): Promise<EmbeddedDatabase> {
  const folder = join(data, 'postgres');
  const draft = draftOf(folder);
  // An empty database instead of the unfinished restore would look as if everything were lost.
  if (!existsSync(folder) && existsSync(draft)) {
    throw new StartError(
      `A backup was being put into ${data} and that did not come to its end. Restore it again, or remove ${draft} to start with an empty database.`,
    );
  }
  return openEmbedded(folder);
}

/** Where a backup is assembled before it replaces the database folder. */
export const draftOf = (folder: string) => `${folder}.restored`;

/**
 * JIT compilation takes longer than list queries do, and the hits of a broad search need some memory to be
 * stored exactly.
 */
const sessionSettings = '-c jit=off -c work_mem=32MB';

async function openServer(url: string) {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    options: sessionSettings,
  });
  outliveLostConnections(pool);
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((rows[0]?.version ?? 0) < 150_000) throw new Error('it is older than PostgreSQL 15');
  } catch (error) {
    await pool.end();
    throw unusableServer(url, error);
  }
  return {
    engine: 'server' as const,
    pool,
    failure: new Promise<Error>(() => undefined),
    copyTo: null,
    close: () => pool.end(),
  };
}

/**
 * A broken connection fails its current query, which is enough. The pool listens to idle connections
 * only, so without this a connection that breaks inside a transaction would end the process.
 */
function outliveLostConnections(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** The error shown when the configured server cannot be used; omits the password. */
export function unusableServer(url: string, error: unknown): StartError {
  return new StartError(
    `The PostgreSQL server of DATABASE_URL (${withoutPassword(url)}) cannot be used: ${reason(error)}. Check that it runs and that the address, user and password are right, or unset DATABASE_URL to use the embedded database.`,
  );
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message || error.name : String(error);
}

function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'not a valid address';
  }
}
