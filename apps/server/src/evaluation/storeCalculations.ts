import { inArray, type SQL, sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { calculations, numericMetricIds } from '../db/schema/calculations.ts';
import { latestScores } from '../db/schema/latestScores.ts';
import type { NewCalculation } from './storeCalculation.ts';

type Rows = readonly NewCalculation[];

/** A column of many calculations: its values, sent as one parameter, and the expression stored for each. */
interface Column {
  name: string;
  valuesOf: (rows: Rows) => SQL;
  as?: (value: SQL) => SQL;
}

const columnOf = (name: string, type: string, read: (row: NewCalculation) => string | number): Column => ({
  name,
  valuesOf: (rows) => sql`unnest(${sql.param(rows.map(read))}::${sql.raw(type)}[])`,
});

/** Numbers need no escaping, so this avoids the driver's check of each array element. */
const numbers = (name: string, read: (row: NewCalculation) => number | null | undefined): Column => ({
  name,
  valuesOf: (rows) => sql`unnest(${`{${rows.map((row) => read(row) ?? 'null').join(',')}}`}::float8[])`,
});

/** Sent as one JSON value, because an array of JSON texts would be escaped here and parsed twice by the database. */
const json = (
  name: 'estimated' | 'clamped' | 'caps' | 'expired' | 'lenses' | 'recommendations' | 'inputs',
  as?: Column['as'],
): Column => ({
  name: calculations[name].name,
  valuesOf: (rows) => sql`jsonb_array_elements(${JSON.stringify(rows.map((row) => row[name]))}::jsonb)`,
  ...(as && { as }),
});

const columns: readonly Column[] = [
  columnOf('startup_id', 'int', (row) => row.startup_id),
  columnOf('calculation_date', 'timestamptz', (row) => row.calculation_date.toISOString()),
  columnOf('model_version', 'text', (row) => row.model_version),
  columnOf('IE_investability_level', 'text', (row) => row.IE_investability_level),
  columnOf('fingerprint', 'text', (row) => row.fingerprint ?? ''),
  numbers('coverage', (row) => row.coverage),
  numbers('evidenced', (row) => row.evidenced),
  numbers('range_low', (row) => row.range_low),
  numbers('range_high', (row) => row.range_high),
  numbers('relevance', (row) => row.relevance),
  json('estimated', (value) => sql`array(select jsonb_array_elements_text(${value}))`),
  json('clamped'),
  json('caps'),
  json('expired'),
  json('lenses'),
  json('recommendations'),
  json('inputs'),
  ...numericMetricIds.map((id) => numbers(id, (row) => row[id])),
];

const names = sql.join(
  columns.map(({ name }) => sql.identifier(name)),
  sql`, `,
);
const values = sql.join(
  columns.map(({ name, as = (value) => value }) => as(sql`r.${sql.identifier(name)}`)),
  sql`, `,
);

/**
 * Adds the calculations of many startups and stores their outcomes as the startups' latest, in one statement for any
 * number.
 */
export async function storeCalculations(tx: Transaction, rows: Rows): Promise<void> {
  if (rows.length === 0) return;
  const sets = columns.map(({ valuesOf }) => valuesOf(rows));
  await tx.execute(sql`
    with stored as (
      insert into calculations (${names})
      select ${values}
      from rows from (${sql.join(sets, sql`, `)}) as r (${names})
      returning startup_id, calculation_date, "IE_investability_score", "IE_investability_level",
        coverage, evidenced, range_low, range_high, relevance, fingerprint
    )
    insert into latest_scores (startup_id, evaluated_at, score, level, coverage, evidenced, range_low, range_high, relevance, fingerprint)
    select * from stored
    on conflict (startup_id) do update set
      evaluated_at = excluded.evaluated_at, score = excluded.score, level = excluded.level,
      coverage = excluded.coverage, evidenced = excluded.evidenced, range_low = excluded.range_low, range_high = excluded.range_high,
      relevance = excluded.relevance, fingerprint = excluded.fingerprint, checked_at = null`);
}

/** Records for many startups that an evaluation repeated the result. */
export async function keepChecked(tx: Transaction, startupIds: readonly number[], at: Date): Promise<void> {
  if (startupIds.length === 0) return;
  await tx
    .update(latestScores)
    .set({ checked_at: at })
    .where(inArray(latestScores.startup_id, [...startupIds]));
}
