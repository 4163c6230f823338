import { Client } from 'pg';

import { makeCluster } from '../resilience/faults/cluster.ts';
import { installedPostgres } from '../resilience/faults/installedPostgres.ts';

const programs = installedPostgres();

/** Whether PostgreSQL is installed; tests that need it are skipped otherwise. */
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
