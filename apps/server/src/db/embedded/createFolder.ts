import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

import { syncFolder, syncTree } from './syncTree.ts';

/**
 * Makes the database folder when it does not exist. Nobody else on the machine may look into it: PGlite makes files that
 * everybody may read and write.
 *
 * It is made beside its place and moved there when it is whole and on the disk, so a folder that is in its place is
 * always a complete one, whenever the process died.
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
    // Some file systems know no modes, and a folder that belongs to somebody else is theirs to close.
  }
}
