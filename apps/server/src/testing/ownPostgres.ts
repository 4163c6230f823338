import { Client } from 'pg';

import { installedPostgres, makeCluster } from '../proof/faults/cluster.ts';

/**
 * A PostgreSQL server for the tests of one file.
 *
 * @returns null, and one line that says so, when none is installed here.
 */
export async function ownPostgres() {
  const programs = installedPostgres();
  if (programs === null) {
    console.log('The tests that need a PostgreSQL server did not run: none is installed here.');
    return null;
  }
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
