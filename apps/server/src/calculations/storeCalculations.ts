import { type SQL, sql } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { numericMetricIds } from '../db/schema/calculations.ts';
import type { NewCalculation } from './storeCalculation.ts';

type Value = string | number | null;

/** How each column of a calculation is sent: as one array of all rows, and cast to its type. */
const columns: readonly {
  name: string;
  type: string;
  read: (row: NewCalculation) => Value;
  as?: (value: SQL) => SQL;
}[] = [
  { name: 'startup_id', type: 'int', read: (row) => row.startup_id },
  { name: 'calculation_date', type: 'timestamptz', read: (row) => row.calculation_date.toISOString() },
  { name: 'model_version', type: 'text', read: (row) => row.model_version },
  { name: 'IE_investability_level', type: 'text', read: (row) => row.IE_investability_level },
  { name: 'coverage', type: 'float8', read: (row) => row.coverage },
  { name: 'range_low', type: 'float8', read: (row) => row.range_low ?? null },
  { name: 'range_high', type: 'float8', read: (row) => row.range_high ?? null },
  {
    name: 'estimated',
    type: 'jsonb',
    read: (row) => JSON.stringify(row.estimated),
    as: (value) => sql`array(select jsonb_array_elements_text(${value}))`,
  },
  { name: 'warnings', type: 'jsonb', read: (row) => JSON.stringify(row.warnings) },
  { name: 'recommendations', type: 'jsonb', read: (row) => JSON.stringify(row.recommendations) },
  { name: 'inputs', type: 'jsonb', read: (row) => JSON.stringify(row.inputs) },
  ...numericMetricIds.map((name) => ({ name, type: 'float8', read: (row: NewCalculation) => row[name] ?? null })),
];

const nameOf = ({ name }: { name: string }) => sql.identifier(name);
const names = () => sql.join(columns.map(nameOf), sql`, `);

/**
 * Adds the calculations of many startups and keeps their outcome as the startups' latest, in one statement whatever
 * their number.
 */
export async function storeCalculations(tx: Transaction, rows: readonly NewCalculation[]): Promise<void> {
  if (rows.length === 0) return;
  const arrays = columns.map(({ type, read }) => sql`${sql.param(rows.map(read))}::${sql.raw(type)}[]`);
  const values = columns.map(({ name, as = (value) => value }) => as(sql`r.${sql.identifier(name)}`));
  await tx.execute(sql`
    with stored as (
      insert into calculations (${names()})
      select ${sql.join(values, sql`, `)}
      from unnest(${sql.join(arrays, sql`, `)}) as r (${names()})
      returning startup_id, calculation_date, "IE_investability_score", "IE_investability_level",
        coverage, range_low, range_high
    )
    insert into latest_scores (startup_id, evaluated_at, score, level, coverage, range_low, range_high)
    select * from stored
    on conflict (startup_id) do update set
      evaluated_at = excluded.evaluated_at, score = excluded.score, level = excluded.level,
      coverage = excluded.coverage, range_low = excluded.range_low, range_high = excluded.range_high`);
}
