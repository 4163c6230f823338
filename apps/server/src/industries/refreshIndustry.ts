import { type IndustryFigure, type IndustryFigureId, LEAST_FOR_QUARTILES, roundTo } from '@aval/metrics';
import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';

import type { Db, Queryable, Transaction } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import { numericMetricIds } from '../db/schema/calculations.ts';
import { industryCalculations } from '../db/schema/industryCalculations.ts';

/** How many months back the figures of an industry are computed. */
const months = 12;
/** Up to this size an industry is refreshed on every calculation; larger ones only when their members change. */
const smallIndustry = 2000;

/** How many startups have a value, and its first quartile, median and third quartile; null where none has it. */
type Counted = [n: number, quartiles: [number, number, number] | null];

interface Dated {
  at: string;
  startups_count: number;
  left_out: number;
  model_version: string;
  coverage: Counted;
  evidenced: Counted;
  /** In the order of the figures. */
  values: Counted[];
}

const figureIds: readonly IndustryFigureId[] = [...numericMetricIds, 'LTV_CAC'];

/**
 * The evaluated public startups of an industry, and whether their figures contradict each other; a defaulted industry
 * counts as unknown.
 */
const members = (industryId: number): SQL => sql`
  select s.id, s.open_contradictions > 0 as is_left_out
  from startups s join latest_scores l on l.startup_id = s.id
  where s.industry_id = ${industryId} and s.is_private = 0 and s.deleted_at is null
    and not 'industry_id' = any(s.defaulted_fields)`;

/**
 * Refreshes the stored figures of an industry from its current public startups, so that a startup that became private,
 * or whose figures contradict each other, is in none of them, not even in old ones.
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
    const dated = await figuresOf(tx, industryId);
    await store(tx, industryId, stamp ?? '', dated);
    return { startups: dated[0]?.startups_count ?? 0, dates: dated.length };
  });
}

/** A fingerprint of the data the figures are computed from; null when there is none. */
async function stampOf(tx: Queryable, industryId: number): Promise<string | null> {
  const { rows } = await tx.execute<{ stamp: string | null }>(sql`
    with m as (${members(industryId)})
    select case when count(*) > ${smallIndustry} then md5(string_agg(m.id || m.is_left_out::text, ',' order by m.id))
      else (
        select md5(string_agg(c.id || m.is_left_out::text, ',' order by c.id))
        from calculations c join m on m.id = c.startup_id
      ) end as stamp
    from m`);
  return rows[0]?.stamp ?? null;
}

/** The figures at the last evaluation of each month, newest first: of each startup the latest calculation until then. */
function figuresOf(tx: Queryable, industryId: number): Promise<Dated[]> {
  const columns = figureIds.map((id) => sql`${exactOf(id)} as ${sql.identifier(id)}`);
  return readPacked<Dated>(
    tx,
    sql`
      with m as (${members(industryId)}), spans as (
        select c.calculation_date as at, c.model_version, c.coverage, c.evidenced, m.is_left_out,
          ${sql.join(columns, sql`, `)},
          lead(c.calculation_date) over (partition by c.startup_id order by c.calculation_date) as until
        from calculations c join m on m.id = c.startup_id
      ), dates as (
        select max(at) as moment from spans
        group by date_trunc('month', at at time zone 'UTC') order by 1 desc limit ${months}
      )
      select json_build_object(
        'at', ${isoTime(sql`d.moment`)}, 'startups_count', count(*) filter (where not s.is_left_out),
        'left_out', count(*) filter (where s.is_left_out), 'model_version', max(s.model_version),
        'coverage', ${counted('coverage')}, 'evidenced', ${counted('evidenced')},
        'values', array[${sql.join(figureIds.map(counted), sql`, `)}]
      ) as packed
      from dates d join spans s on s.at <= d.moment and (s.until is null or s.until > d.moment)
      group by d.moment order by d.moment desc`,
  );
}

/** The value of a figure in a calculation. */
function exactOf(id: IndustryFigureId): SQL {
  return id === 'LTV_CAC'
    ? sql`c."FEM_lifetime_value" / nullif(c."FEM_customer_acquisition_cost", 0)`
    : sql`c.${sql.identifier(id)}`;
}

/** What `quartiles` of the metrics package computes, over the startups that are not left out. */
function counted(column: string): SQL {
  const value = sql`s.${sql.identifier(column)}`;
  return sql`json_build_array(
    count(${value}) filter (where not s.is_left_out),
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${value}) filter (where not s.is_left_out)
  )`;
}

async function store(tx: Transaction, industryId: number, stamp: string, dated: readonly Dated[]): Promise<void> {
  const rows = dated.map(({ at, values, coverage, evidenced, ...rest }) => ({
    ...rest,
    industry_id: industryId,
    calculation_date: new Date(at),
    members: stamp,
    figures: Object.fromEntries(figureIds.map((id, index) => [id, figureOf(id, values[index] ?? [0, null])])),
    coverage: shareOf(coverage),
    evidenced: shareOf(evidenced),
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

function figureOf(id: IndustryFigureId, [n, exact]: Counted): IndustryFigure {
  if (exact === null || n < LEAST_FOR_QUARTILES) return { n, quartiles: null };
  const digits = id === 'IE_investability_score' ? 1 : 2;
  const [first, median, third] = exact;
  return {
    n,
    quartiles: { first: roundTo(first, digits), median: roundTo(median, digits), third: roundTo(third, digits) },
  };
}

function shareOf([n, exact]: Counted): number | null {
  return exact === null || n < LEAST_FOR_QUARTILES ? null : roundTo(exact[1], 4);
}
