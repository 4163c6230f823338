import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that the server stores in its data folder in addition to the embedded database. */
const kept = ['secret', 'outbox'];

/** Paths of those files, relative to the data folder. */
export function keptFiles(data: string): string[] {
  return kept.filter((name) => existsSync(join(data, name))).flatMap((name) => filesOf(data, name));
}

function filesOf(data: string, path: string): string[] {
  const entries = path === 'secret' ? null : readdirSync(join(data, path), { withFileTypes: true });
  if (entries === null) return [path];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${path}/${name}`);
}

/** Whether a path in a backup is one of those files, because a manipulated backup must not write anywhere else. */
export function isKeptFile(path: string): boolean {
  return path === 'secret' || (/^outbox\/[^/\\]+$/.test(path) && !path.endsWith('/..'));
}
