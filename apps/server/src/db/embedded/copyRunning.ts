import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type pg from 'pg';

/** Folders whose content belongs to the running process, or is made anew; the log of writes comes last. */
const emptied = new Set(['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots']);
const leftOut = /^(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|pgsql_tmp.*)$/;

/**
 * Copies the folder of an open embedded database while it is written to. The copy opens as of the end of the copying:
 * PostgreSQL repairs what changed in between from its log of writes.
 *
 * No checkpoint may come in between, for it would throw away the start of that log: maintenance has to wait.
 */
export async function copyRunning(pool: pg.Pool, folder: string, to: string): Promise<void> {
  await pool.query(`select pg_backup_start('copy', true)`);
  let label = '';
  try {
    await copyFolder(folder, to, emptied);
  } finally {
    const { rows } = await pool.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    label = rows[0]?.labelfile ?? '';
  }
  await copyFolder(join(folder, 'pg_wal'), join(to, 'pg_wal'));
  await writeFile(join(to, 'backup_label'), label);
}

async function copyFolder(from: string, to: string, empty: ReadonlySet<string> = new Set()): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && empty.has(entry.name)) await mkdir(target, { recursive: true, mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(source, target);
    else await copyFile(source, target).catch(unlessGone);
  }
}

/** A table that was dropped meanwhile takes its files with it. */
function unlessGone(error: unknown): void {
  if ((Object(error) as { code?: unknown }).code !== 'ENOENT') throw error;
}
