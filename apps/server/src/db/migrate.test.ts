import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';

import { StartError } from '../errors/startError.ts';
import { databaseAfter } from '../testing/databaseAfter.ts';
import { externalDatabase } from '../testing/externalDatabase.ts';
import { dataFolder } from '../testing/templateFolder.ts';
import { appliedMigrations, knownMigrations, makeSchema, migrateDatabase } from './migrate.ts';
import { openDatabase } from './open.ts';

async function databaseWith(record: { hash: string; at: number }) {
  const external = await externalDatabase();
  const place = { AVAL_DATA: await dataFolder(), DATABASE_URL: external?.settings.DATABASE_URL };
  onTestFinished(async () => {
    await external?.drop();
    rmSync(place.AVAL_DATA, { recursive: true, force: true });
  });
  const database = await openDatabase(place);
  await database.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values (${record.hash}, ${record.at})`);
  await database.close();
  return place;
}

it('refuses a database written by a newer version and leaves it unchanged', async () => {
  const place = await databaseWith({ hash: 'of a later version', at: Date.UTC(2100, 0) });
  await expect(openDatabase(place)).rejects.toThrow(StartError);
  await expect(openDatabase(place)).rejects.toThrow(/written by a newer version of Aval\. Start that version/);
});

it('refuses a database from before the first release and explains how to start with an empty one', async () => {
  const place = await databaseWith({ hash: 'of the first build', at: 1_795_246_084_708 });
  await expect(openDatabase(place)).rejects.toThrow(StartError);
  const toStartEmpty = place.DATABASE_URL
    ? 'name an empty database in DATABASE_URL'
    : `delete ${join(place.AVAL_DATA, 'postgres')} or move it away`;
  await expect(openDatabase(place)).rejects.toThrow(`To start with an empty one, ${toStartEmpty}, then start again.`);
});

it('brings the schema of every earlier version up to this one', async () => {
  const known = knownMigrations();
  const pool = await databaseAfter(0);
  // Version 0 has no migration, as after a first start that was stopped before it created the schema.
  for (let version = 0; version < known.length; version += 1) {
    const client = await pool.connect();
    await client.query('drop schema public cascade; drop schema if exists drizzle cascade; create schema public');
    await makeSchema(client, version);
    client.release();
    await migrateDatabase(pool, 'begin anew');
    const after = await pool.connect();
    expect(await appliedMigrations(after)).toEqual(known);
    after.release();
  }
});

it('dates the facts of an earlier version that have no source by the last save of their startup', async () => {
  const pool = await databaseAfter(7);
  await pool.query(`
    insert into startups (name, description, revenue, patent_count, team_size, defaulted_fields, updated_at)
    values ('Marea', 'Tides', 5, 0, 3, '{patent_count}', '2025-02-03T04:05:06Z');
    insert into field_sources (startup_id, field, kind, at) values (1, 'team_size', 'import', '2024-01-01T00:00:00Z')`);
  await migrateDatabase(pool, 'begin anew');
  const { rows } = await pool.query<{ field: string; kind: string; at: Date }>(
    'select field, kind, at from field_sources order by field',
  );
  expect(rows.map(({ field, kind, at }) => [field, kind, at.toISOString()])).toEqual([
    ['description', 'stated', '2025-02-03T04:05:06.000Z'],
    ['name', 'stated', '2025-02-03T04:05:06.000Z'],
    ['patent_count', 'defaulted', '2025-02-03T04:05:06.000Z'],
    ['revenue', 'stated', '2025-02-03T04:05:06.000Z'],
    ['team_size', 'import', '2024-01-01T00:00:00.000Z'],
  ]);
});

it('knows of startups of an earlier version which of them changed hands', async () => {
  const pool = await databaseAfter(1);
  await pool.query(`
    insert into users (email, first_name, last_name, profile_type_code, profile_group_code)
    select who || '@example.com', who, who, 'I', 'INVESTOR' from unnest('{creator,other}'::text[]) who;
    insert into startups (name, description, user_id)
    select name, '', 1 from unnest('{unowned,own,shared,given,given then left}'::text[]) name;
    insert into startup_owners (startup_id, user_id) values (2, 1), (3, 1), (3, 2), (4, 2);
    insert into audit_events (action, target_type, target_id, detail) values
      ('add owner', 'startup', 1, '{"user_id": 1}'), ('add owner', 'startup', 5, '{"user_id": 2}')`);
  await migrateDatabase(pool, 'begin anew');
  const { rows } = await pool.query('select name from startups where changed_hands order by id');
  expect(rows).toEqual([{ name: 'given' }, { name: 'given then left' }]);
});

it('gives the audit events of an earlier version the names of their people and targets', async () => {
  const pool = await databaseAfter(1);
  await pool.query(`
    insert into users (email, first_name, last_name, profile_type_code, profile_group_code)
    values ('ada@example.com', 'Ada', 'Byron', 'I', 'ANALYST'), ('x@example.com', ' ', '', 'I', 'ANALYST');
    insert into startups (name, description, is_private) values ('Galerna', '', 0);
    insert into portfolios (user_id, name) values (1, 'Ports');
    insert into audit_events (user_id, action, target_type, target_id, detail) values
      (1, 'add owner', 'startup', 1, '{"user_id": 2}'),
      (1, 'add startup', 'portfolio', 1, '{"startup_id": 1}'),
      (1, 'delete', 'portfolio', 9, '{"name": "Gone"}'),
      (2, 'delete', 'calculation', 5, '{"startup_id": 1}'),
      (1, 'update', 'user', 2, null),
      (null, 'purge', 'startup', 7, null)`);
  await migrateDatabase(pool, 'begin anew');
  const { rows } = await pool.query(
    'select user_id, actor_name, action, target_name, detail from audit_events order by id',
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    [1, 'Ada Byron', 'add_owner', 'Galerna', { user_id: 2, user_name: 'x@example.com' }],
    [1, 'Ada Byron', 'add_startup', 'Ports', { startup_id: 1, startup_name: 'Galerna' }],
    [1, 'Ada Byron', 'delete', 'Gone', { name: 'Gone' }],
    [2, 'x@example.com', 'delete', 'Galerna', { startup_id: 1, startup_name: 'Galerna' }],
    [1, 'Ada Byron', 'update', 'x@example.com', null],
    [null, null, 'purge', null, null],
  ]);
  // The number stays when the account is deleted.
  await pool.query('delete from users where id = 1');
  const kept = await pool.query('select count(*)::int as n from audit_events where user_id = 1');
  expect(kept.rows).toEqual([{ n: 4 }]);
});
