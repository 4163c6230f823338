import { type StartupFieldId, startupFields } from '@aval/contract';
import { isNull, type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { startups } from '../db/schema/startups.ts';

/** What most startups state for a field. */
export interface UsualRange {
  low: number;
  high: number;
}

export type UsualValues = ReadonlyMap<StartupFieldId, UsualRange>;

/** Startups that must state a field before its range says anything. */
const leastStartups = 20;

/** Amounts and counts, which a wrong unit or scale puts out of proportion. */
const compared = startupFields.filter(
  ({ id, kind, mappable, evaluated }) =>
    mappable && evaluated && (kind === 'money' || id === 'team_size' || id === 'competitor_count'),
);

/** Reads the range from the 5th to the 95th percentile of each amount and count above 0, defaults left out. */
export async function usualValues(db: Queryable): Promise<UsualValues> {
  const columns = startups as unknown as Record<string, SQL>;
  const isStated = (id: string) => sql`${columns[id]} > 0 and not (${id} = any(${startups.defaulted_fields}))`;
  const selected = Object.fromEntries(
    compared.flatMap(({ id }) => [
      [`${id} count`, sql<string>`count(*) filter (where ${isStated(id)})`],
      [`${id} low`, share(0.05, id)],
      [`${id} high`, share(0.95, id)],
    ]),
  );
  const [row = {}] = await db.select(selected).from(startups).where(isNull(startups.deleted_at));
  return new Map(
    compared
      .filter(({ id }) => Number(row[`${id} count`]) >= leastStartups)
      .map(({ id }) => [id, { low: Number(row[`${id} low`]), high: Number(row[`${id} high`]) }]),
  );

  function share(part: number, id: string) {
    return sql<
      number | null
    >`percentile_cont(${part}::double precision) within group (order by ${columns[id]}) filter (where ${isStated(id)})`;
  }
}
