import { readdirSync, readFileSync } from 'node:fs';

import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, unknown> }>;
}

const meta = new URL('./migrations/meta/', import.meta.url);
const schema = new URL('./schema/', import.meta.url);

/** Tables and columns as the newest migration leaves them. */
function migrated(): string[] {
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  const { tables } = JSON.parse(readFileSync(new URL(newest ?? '', meta), 'utf8')) as Snapshot;
  return Object.values(tables).flatMap(({ name, columns }) =>
    Object.keys(columns).map((column) => `${name}.${column}`),
  );
}

async function declared(): Promise<string[]> {
  const paths = readdirSync(schema).map((name) => new URL(name, schema).href);
  const modules = await Promise.all(paths.map((path) => import(path) as Promise<Record<string, unknown>>));
  const tables = new Set(modules.flatMap((each) => Object.values(each)).filter((value) => is(value, PgTable)));
  return [...tables].flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => `${name}.${column.name}`);
  });
}

it('every column is created by a migration; if not, run makeMigration.ts to write the next one', async () => {
  expect((await declared()).toSorted()).toEqual(migrated().toSorted());
});
