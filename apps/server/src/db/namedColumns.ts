import { type SQL, sql } from 'drizzle-orm';

/** Columns of a query that travel as one JSON array, and what makes a row of it again. */
export interface NamedColumns<Row> {
  packed: SQL;
  rowOf: (values: readonly unknown[]) => Row;
}

/** Names stay behind: to write them into every row, and to read them from it, takes longer than the values do. */
export function namedColumns<Row extends object>(columns: Record<keyof Row, SQL>): NamedColumns<Row> {
  const names = Object.keys(columns);
  return {
    packed: sql`json_build_array(${sql.join(Object.values<SQL>(columns), sql`, `)})`,
    rowOf(values) {
      const row: Record<string, unknown> = {};
      for (const [at, name] of names.entries()) row[name] = values[at];
      return row as Row;
    },
  };
}
