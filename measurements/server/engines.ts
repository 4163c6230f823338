import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Database, openDatabase } from '../../apps/server/src/db/open.ts';
import { makeCluster } from '../../apps/server/src/resilience/faults/cluster.ts';
import { installedPostgres } from '../../apps/server/src/resilience/faults/installedPostgres.ts';

export interface Engine {
  name: 'embedded' | 'PostgreSQL';
  version: string;
  /** The server settings for this database. */
  settings: Record<string, string>;
  database: Database;
  /** Reopens the embedded database like a restarted server, because its buffer size depends on the size of its data. */
  restart?: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the embedded database in a temporary folder. */
export async function embeddedEngine(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'aval-bench-'));
  const open = () => openDatabase({ AVAL_DATA: folder, DATABASE_URL: undefined });
  const database = await open();
  const engine: Engine = {
    name: 'embedded',
    version: await versionOf(database),
    settings: { AVAL_DATA: folder },
    database,
    async restart() {
      await engine.database.close();
      engine.database = await open();
    },
    async close() {
      await engine.database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return engine;
}

/** Starts a dedicated PostgreSQL server; null if none is installed. */
export async function postgresEngine(): Promise<Engine | null> {
  const programs = installedPostgres();
  if (programs === null) return null;
  const cluster = await makeCluster(programs, ['-c', 'shared_buffers=2GB', '-c', 'maintenance_work_mem=512MB']);
  await cluster.start();
  const database = await openDatabase({ AVAL_DATA: '', DATABASE_URL: cluster.settings['DATABASE_URL'] });
  return {
    name: 'PostgreSQL',
    version: await versionOf(database),
    settings: cluster.settings,
    database,
    async close() {
      await database.close();
      await cluster.remove();
    },
  };
}

async function versionOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version') as version`);
  return rows[0]?.version.split(' ')[0] ?? '';
}
