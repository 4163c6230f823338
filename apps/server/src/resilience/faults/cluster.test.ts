import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect, it } from 'vitest';

import { makeCluster } from './cluster.ts';
import { installedPostgres } from './installedPostgres.ts';

it('a cluster whose port is in use reports that it ended, and can be removed', async () => {
  const programs = installedPostgres();
  if (programs === null) {
    console.log('The test of PostgreSQL on a taken port did not run: none is installed here.');
    return;
  }
  const cluster = await makeCluster(programs);
  await cluster.start();
  await cluster.kill();
  const { port } = new URL(cluster.settings['DATABASE_URL'] ?? '');
  const other = createServer((socket) => socket.destroy()).listen(Number(port), '127.0.0.1');
  await once(other, 'listening');
  await expect(cluster.start()).rejects.toThrow('PostgreSQL ended with 1 as it started');
  await cluster.stop();
  await cluster.remove();
  other.close();
});
