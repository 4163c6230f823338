import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

import { syncFolder, syncTree } from './syncTree.ts';

/**
 * Creates the database folder if it does not exist, readable by its owner only, because PGlite creates files that
 * every user of the machine may read and write.
 *
 * It is created under a temporary name and renamed once it is complete and synced, so a folder under its final name is
 * always complete, even if the process died.
 */
export async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) {
    keepPrivate(folder);
    return;
  }
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(draft, { mode: 0o700 });
  const database = await PGlite.create({ fs: new NodeFS(draft) });
  await database.close();
  keepPrivate(draft);
  syncTree(draft);
  renameSync(draft, folder);
  syncFolder(dirname(folder));
}

function keepPrivate(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch {
    // Some file systems have no modes, and the mode of another user's folder cannot be changed.
  }
}
