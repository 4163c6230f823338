import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dataFolder } from '../../testing/templateFolder.ts';
import { bufferSize } from './bufferSize.ts';
import { maintain } from './maintenance.ts';
import { type EmbeddedDatabase, openEmbedded } from './openEmbedded.ts';

const filesOf = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted();

describe('the embedded database', () => {
  let folder: string;
  let database: EmbeddedDatabase;

  beforeAll(async () => {
    folder = await dataFolder();
    database = await openEmbedded(join(folder, 'postgres'));
    await database.pool.query('create table tally (id int primary key, hits int not null)');
    await database.pool.query('insert into tally values (1, 0)');
  });

  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('syncs with our fsync method', async () => {
    const { rows } = await database.pool.query(
      `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`,
    );
    expect(rows).toEqual([{ fsync: 'on', method: 'fsync' }]);
  });

  it('sizes its page buffers by its data', async () => {
    const { rows } = await database.pool.query(`select current_setting('shared_buffers') as buffers`);
    expect(rows).toEqual([{ buffers: `${bufferSize(join(folder, 'postgres'))}MB` }]);
  });

  it('is private to its user, also for an existing folder', async () => {
    if (process.platform === 'win32') return;
    const path = join(folder, 'private', 'postgres');
    const modeAfterOpening = async () => {
      const opened = await openEmbedded(path);
      await opened.close();
      return statSync(path).mode & 0o777;
    };
    expect(await modeAfterOpening()).toBe(0o700);
    chmodSync(path, 0o755);
    expect(await modeAfterOpening()).toBe(0o700);
  });

  it('explains what to do when its folder cannot be created', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(openEmbedded(join(file, 'postgres'))).rejects.toThrow(/cannot be made \(.*Set AVAL_DATA to a folder/);
  });

  it.each([
    ['a file of its settings is missing', 'global/pg_control', null],
    ['a file of its settings is garbage', 'global/pg_control', 'x'.repeat(8192)],
    ['its tables are missing', 'base', null],
    ['the file is missing that makes it a database', 'PG_VERSION', null],
  ])('explains what to do when %s, and leaves the rest as it is', async (_case, file, content) => {
    const damaged = await dataFolder();
    const path = join(damaged, 'postgres', file);
    rmSync(path, { recursive: true });
    if (content !== null) writeFileSync(path, content);
    const before = filesOf(damaged);
    await expect(openEmbedded(join(damaged, 'postgres'))).rejects.toThrow(
      /^The database in .* cannot be opened \(.*\): its files are damaged, .* Restore a backup, or delete/,
    );
    expect(filesOf(damaged).filter((name) => name.includes('base/'))).toEqual(
      before.filter((name) => name.includes('base/')),
    );
    rmSync(damaged, { recursive: true, force: true });
  });

  it('keeps working after an error', async () => {
    await expect(database.pool.query('select 1/0')).rejects.toThrow(/division by zero/);
    await expect(database.pool.query('nonsense')).rejects.toThrow(/syntax error/);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('isolates concurrent transactions', async () => {
    const increment = async () => {
      const client = await database.pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query<{ hits: number }>('select hits from tally where id = 1');
        await client.query('update tally set hits = $1 where id = 1', [(rows[0]?.hits ?? 0) + 1]);
        await client.query('commit');
      } finally {
        client.release();
      }
    };
    await Promise.all(Array.from({ length: 20 }, increment));
    expect((await database.pool.query('select hits from tally')).rows).toEqual([{ hits: 20 }]);
  });

  it('rolls back what a connection left open and resets its settings', async () => {
    const client = await database.pool.connect();
    await client.query(`set statement_timeout = '7s'`);
    await client.query('begin');
    await client.query('update tally set hits = -1');
    client.release(true);
    const { rows } = await database.pool.query(
      `select hits, current_setting('statement_timeout') as timeout from tally`,
    );
    expect(rows).toEqual([{ hits: 20, timeout: '0' }]);
  });

  it('vacuums a table with many dead rows', async () => {
    await database.pool.query('create table waste as select generate_series(1, 5000) as id');
    await database.pool.query('delete from waste where id > 10');
    await maintain(database.pool);
    const { rows } = await database.pool.query(
      `select vacuum_count::int as count, n_dead_tup::int as dead from pg_stat_user_tables where relname = 'waste'`,
    );
    expect(rows).toEqual([{ count: 1, dead: 0 }]);
  });
});
