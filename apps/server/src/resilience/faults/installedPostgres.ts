import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with the programs of an installed PostgreSQL, or null. */
export function installedPostgres(): string | null {
  const folders = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
    : [];
  const all = [...folders, ...(process.env['PATH'] ?? '').split(':')];
  return all.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}
