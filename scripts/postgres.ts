import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { installedPostgres } from '../apps/server/src/resilience/faults/installedPostgres.ts';
import { canInstall, installPackage, updatePackages } from './debian.ts';

/** Prevents the package from creating and starting a cluster: only its programs are needed. */
const noDatabase = '/etc/postgresql-common/createcluster.d/aval.conf';

function fetchPostgres(): void {
  mkdirSync(dirname(noDatabase), { recursive: true });
  writeFileSync(noDatabase, 'create_main_cluster = false\n');
  if (updatePackages()) installPackage('postgresql');
  rmSync(noDatabase);
}

/**
 * The version of the installed PostgreSQL; installs Debian's package when there is none.
 *
 * @returns undefined when it cannot be installed; the tests that need it are skipped.
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
