import type { ClientBase } from 'pg';

import type { Line } from './Line.ts';

interface Table {
  name: string;
  columns: string[];
  /** Uploaded documents are large: their rows are read one at a time. */
  hasBytes: boolean;
  needs: string[];
}

const rowsAtOnce = 200;

/** The product's tables with their columns and the tables they refer to. Excludes unlogged tables. */
const tablesQuery = `
  select c.relname as name,
         array(select a.attname::text from pg_attribute a
               where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
         exists(select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype) as "hasBytes",
         array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
               where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
  order by c.relname`;

const sequencesQuery = `
  select t.relname as table, a.attname as column, s.relname as name
  from pg_class s
  join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
  join pg_class t on t.oid = d.refobjid
  join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
  order by s.relname`;

/** Yields all rows of the product's tables from one snapshot, each table after the tables it refers to. */
export async function* tablesOf(client: ClientBase): AsyncGenerator<Line> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(`set local datestyle = 'ISO'`);
  await client.query(`set local timezone = 'UTC'`);
  await client.query('set local extra_float_digits = 1');
  const { rows: tables } = await client.query<Table>(tablesQuery);
  for (const { name, columns, hasBytes } of inOrder(tables)) {
    yield { kind: 'table', name, columns };
    await client.query(`declare kept no scroll cursor for select (t)::text as row from ${quoted(name)} t`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${hasBytes ? 1 : rowsAtOnce} from kept`);
      if (rows.length === 0) break;
      yield { kind: 'rows', table: name, rows: rows.map(({ row }) => row) };
    }
    await client.query('close kept');
  }
  // Sequences are not part of the snapshot. Read last, their values are never lower than an id in the rows.
  const { rows: sequences } = await client.query<{ table: string; column: string; name: string }>(sequencesQuery);
  for (const { table, column, name } of sequences) {
    const { rows } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from ${quoted(name)}`,
    );
    if (rows[0]) yield { kind: 'sequence', table, column, ...rows[0] };
  }
  await client.query('commit');
}

/** Writes table and sequence lines into a database that has their schema and no rows. */
export function tableWriter(client: ClientBase): (line: Line) => Promise<void> {
  const columnsOf = new Map<string, string>();
  return async (line) => {
    if (line.kind === 'table') columnsOf.set(line.name, await writableColumns(client, line));
    if (line.kind === 'rows') {
      const columns = columnsOf.get(line.table) ?? '';
      const values = columns.replaceAll(/"[^"]+"/g, (name) => `(x.r).${name}`);
      await client.query(
        `insert into ${quoted(line.table)} (${columns}) overriding system value
         select ${values} from (select unnest($1::text[])::${quoted(line.table)} as r offset 0) x`,
        [line.rows],
      );
    }
    if (line.kind === 'sequence') {
      await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
        quoted(line.table),
        line.column,
        line.value,
        line.is_called,
      ]);
    }
  };
}

/** The columns that can be written, that is, all but generated ones. */
async function writableColumns(client: ClientBase, table: Extract<Line, { kind: 'table' }>): Promise<string> {
  const { rows } = await client.query<{ name: string; isComputed: boolean }>(
    `select attname as name, attgenerated <> '' as "isComputed" from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [quoted(table.name)],
  );
  if (rows.map(({ name }) => name).join() !== table.columns.join()) {
    throw new Error(`The table ${table.name} of the backup has other columns than its schema.`);
  }
  return rows.flatMap(({ name, isComputed }) => (isComputed ? [] : [quoted(name)])).join(', ');
}

function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ needs }) => !needs.some((need) => names.has(need)));
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}.`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
