import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { makeCluster } from '../apps/server/src/resilience/faults/cluster.ts';
import { installedPostgres } from '../apps/server/src/resilience/faults/installedPostgres.ts';
import { postgresVersion } from './postgres.ts';

// Runs the tests of the server, or those of the files named, on a PostgreSQL server of their own.

const version = postgresVersion();
const programs = installedPostgres();
if (version === undefined || programs === null) {
  console.error('Install PostgreSQL (on Debian: apt-get install postgresql), then repeat this command.');
  process.exit(1);
}

const cluster = await makeCluster(programs);
try {
  await cluster.start();
  console.log(`On ${version}:`);
  const tests = spawn('vitest', ['run', '--project', 'server', '--reporter=dot', ...process.argv.slice(2)], {
    env: { ...process.env, AVAL_TEST_DATABASE_URL: cluster.settings['DATABASE_URL'] },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  // Ends the tests first, so that the server and its folder are removed.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
  const [code] = (await once(tests, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await cluster.remove();
}
