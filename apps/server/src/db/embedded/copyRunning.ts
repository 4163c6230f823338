import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type pg from 'pg';

/** Folders whose content belongs to the running process or is recreated; the write-ahead log is copied last. */
const emptied = new Set(['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots']);
const leftOut = /^(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|pgsql_tmp.*)$/;

/**
 * Copies the folder of an open embedded database while it is written to. The copy opens in the state at its end:
 * PostgreSQL replays the changes made during the copy from its write-ahead log.
 *
 * Maintenance must wait, because a checkpoint during the copy would discard the start of that log.
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

/** Ignores missing files: a table that is dropped during the copy removes its files. */
function unlessGone(error: unknown): void {
  if ((Object(error) as { code?: unknown }).code !== 'ENOENT') throw error;
}
