import { roundTo } from '@aval/metrics';
import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';

import type { Db, Queryable, Transaction } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import { numericMetricIds } from '../db/schema/calculations.ts';
import { industryCalculations } from '../db/schema/industryCalculations.ts';

/** How many months back the means of an industry are computed. */
const months = 12;
/** Up to this size an industry is refreshed on every calculation; larger ones only when their members change. */
const smallIndustry = 2000;

type Mean = Pick<typeof industryCalculations.$inferInsert, 'startups_count' | 'model_version' | 'coverage'> & {
  at: string;
  values: (number | null)[];
};

/** The evaluated public startups of an industry; a defaulted industry counts as unknown. */
const members = (industryId: number): SQL => sql`
  select s.id from startups s join latest_scores l on l.startup_id = s.id
  where s.industry_id = ${industryId} and s.is_private = 0 and s.deleted_at is null
    and not 'industry_id' = any(s.defaulted_fields)`;

/**
 * Refreshes the stored means of an industry from its current public startups, so that a startup that became private
 * is in none of them, not even in old ones.
 *
 * @param isForced Also refreshes a large industry that only lacks new calculations.
 * @returns The newest number of startups, and the number of dates.
 */
export async function refreshIndustry(db: Db, industryId: number, isForced = false) {
  return db.transaction(async (tx) => {
    // One at a time per industry, across processes.
    await tx.execute(sql`select 1 from industries where id = ${industryId} for no key update`);
    const stamp = await stampOf(tx, industryId);
    const stored = await tx
      .select({ n: industryCalculations.startups_count, stamp: industryCalculations.members })
      .from(industryCalculations)
      .where(eq(industryCalculations.industry_id, industryId))
      .orderBy(sql`calculation_date desc`);
    const isFresh = stored.every((row) => row.stamp === stamp) && (stored.length > 0 || stamp === null);
    if (isFresh && !isForced) return { startups: stored[0]?.n ?? 0, dates: stored.length };
    const means = await meansOf(tx, industryId);
    await store(tx, industryId, stamp ?? '', means);
    return { startups: means[0]?.startups_count ?? 0, dates: means.length };
  });
}

/** A fingerprint of the data the means are computed from; null when there is none. */
async function stampOf(tx: Queryable, industryId: number): Promise<string | null> {
  const { rows } = await tx.execute<{ stamp: string | null }>(sql`
    with m as (${members(industryId)})
    select case when count(*) > ${smallIndustry} then md5(string_agg(m.id::text, ',' order by m.id)) else (
      select md5(string_agg(c.id::text, ',' order by c.id)) from calculations c join m on m.id = c.startup_id
    ) end as stamp
    from m`);
  return rows[0]?.stamp ?? null;
}

/** The means at the last evaluation of each month, newest first: of each startup the latest calculation until then. */
function meansOf(tx: Queryable, industryId: number): Promise<Mean[]> {
  const averages = numericMetricIds.map((id) => sql`avg(${sql.identifier(id)})`);
  const columns = numericMetricIds.map((id) => sql`c.${sql.identifier(id)}`);
  return readPacked<Mean>(
    tx,
    sql`
      with m as (${members(industryId)}), spans as (
        select c.calculation_date as at, c.model_version, c.coverage, ${sql.join(columns, sql`, `)},
          lead(c.calculation_date) over (partition by c.startup_id order by c.calculation_date) as until
        from calculations c join m on m.id = c.startup_id
      ), dates as (
        select max(at) as moment from spans
        group by date_trunc('month', at at time zone 'UTC') order by 1 desc limit ${months}
      )
      select json_build_object(
        'at', ${isoTime(sql`d.moment`)}, 'startups_count', count(*)::int, 'model_version', max(s.model_version),
        'coverage', avg(s.coverage), 'values', array[${sql.join(averages, sql`, `)}]
      ) as packed
      from dates d join spans s on s.at <= d.moment and (s.until is null or s.until > d.moment)
      group by d.moment order by d.moment desc`,
  );
}

async function store(tx: Transaction, industryId: number, stamp: string, means: readonly Mean[]): Promise<void> {
  const rows = means.map(({ at, values, ...rest }) => ({
    ...rest,
    industry_id: industryId,
    calculation_date: new Date(at),
    members: stamp,
    ...Object.fromEntries(numericMetricIds.map((id, index) => [id, rounded(id, values[index] ?? null)])),
  }));
  const dates = rows.map((row) => row.calculation_date);
  const isOurs = eq(industryCalculations.industry_id, industryId);
  await tx
    .delete(industryCalculations)
    .where(dates.length === 0 ? isOurs : and(isOurs, not(inArray(industryCalculations.calculation_date, dates))));
  for (const row of rows) {
    await tx
      .insert(industryCalculations)
      .values(row)
      .onConflictDoUpdate({
        target: [industryCalculations.industry_id, industryCalculations.calculation_date],
        set: row,
      });
  }
}

function rounded(id: (typeof numericMetricIds)[number], mean: number | null): number | null {
  return mean === null ? null : roundTo(mean, id === 'IE_investability_score' ? 1 : 2);
}
