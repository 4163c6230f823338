import { Client } from 'pg';

import { makeCluster } from '../proof/faults/cluster.ts';
import { installedPostgres } from '../proof/faults/installedPostgres.ts';

const programs = installedPostgres();

/** Whether a PostgreSQL is installed here; tests that need one are skipped where none is. */
export const hasPostgres = programs !== null;

/** A PostgreSQL server for the tests of one file. */
export async function ownPostgres() {
  if (programs === null) throw new Error('No PostgreSQL is installed here.');
  const cluster = await makeCluster(programs);
  await cluster.start();
  return {
    remove: cluster.remove,
    /** Settings of a server on a new, empty database. */
    async database(name: string): Promise<Record<string, string>> {
      const url = new URL(cluster.settings['DATABASE_URL'] ?? '');
      const client = new Client({ connectionString: url.href });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      url.pathname = `/${name}`;
      return { ...cluster.settings, DATABASE_URL: url.href };
    },
  };
}
