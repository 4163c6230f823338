import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { installedPostgres } from '../apps/server/src/resilience/faults/installedPostgres.ts';
import { canInstall, installPackage, updatePackages } from './debian.ts';

/** Its programs alone are wanted: a database of the machine would be started, and stay. */
const noDatabase = '/etc/postgresql-common/createcluster.d/aval.conf';

function fetchPostgres(): void {
  mkdirSync(dirname(noDatabase), { recursive: true });
  writeFileSync(noDatabase, 'create_main_cluster = false\n');
  if (updatePackages()) installPackage('postgresql');
  rmSync(noDatabase);
}

/**
 * Which PostgreSQL the tests find: one that is here, else Debian's.
 *
 * @returns undefined where none could be had; tests that need one are skipped.
 */
export function postgresVersion(): string | undefined {
  if (installedPostgres() === null && canInstall()) {
    console.log('Fetching PostgreSQL for the tests (once) …');
    fetchPostgres();
  }
  const programs = installedPostgres();
  if (programs === null) {
    console.log('No PostgreSQL is installed here; the tests that need one are skipped.');
    return undefined;
  }
  return spawnSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout?.trim();
}
