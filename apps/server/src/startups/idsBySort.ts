import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import type { SearchQuery } from './searchFilters.ts';

export interface PageOf {
  limit: number;
  offset: number;
}

/** Startups with and without a score. */
const scored = sql`latest_scores l join startups s on s.id = l.startup_id`;
const all = sql`startups s left join latest_scores l on l.startup_id = s.id`;

/**
 * The ids of a page in the requested order, by default the one whose score is surest to be high first. Startups without a value in the
 * column come last in both directions.
 */
export function idsBySort(
  db: Queryable,
  { where, source, query, ...page }: PageOf & { where: SQL; source: SQL; query: Pick<SearchQuery, 'sort' | 'order'> },
): Promise<number[]> {
  const { sort, order } = query;
  if (sort === 'relevance') return idsByScore(db, { where, column: sort, isAscending: false, ...page });
  if (sort === 'score' || sort === 'range_low' || sort === 'evidenced') {
    return idsByScore(db, { where, column: sort, isAscending: order === 'asc', ...page });
  }
  const isAscending = (order ?? (sort === 'name' ? 'asc' : 'desc')) === 'asc';
  return idsOf(db, { source, where, orderBy: orders[sort](isAscending ? sql`asc` : sql`desc`), ...page });
}

const orders = {
  name: (way: SQL) => sql`s.name_key ${way}, s.id ${way}`,
  updated_at: (way: SQL) => sql`s.updated_at ${way}, s.id ${way}`,
  foundation_year: (way: SQL) => sql`s.foundation_year ${way} nulls last, s.id ${way}`,
};

/** What lists of startups are sorted by that only evaluated ones have. */
const scoreColumns = {
  score: sql`l.score`,
  range_low: sql`l.range_low`,
  evidenced: sql`l.evidenced`,
  relevance: sql`l.relevance`,
};

/**
 * The ids of a page by score, by its low end or by its evidenced share. Startups without one are read only when the page
 * extends beyond the others.
 */
export async function idsByScore(
  db: Queryable,
  {
    where,
    column,
    isAscending,
    limit,
    offset,
  }: PageOf & { where: SQL; column: keyof typeof scoreColumns; isAscending: boolean },
): Promise<number[]> {
  const way = isAscending ? sql`asc` : sql`desc`;
  const value = scoreColumns[column];
  const hasScore = sql`${where} and ${value} is not null`;
  const orderBy = sql`${value} ${way}, l.startup_id ${way}`;
  const ids = await idsOf(db, { source: scored, where: hasScore, orderBy, limit, offset });
  if (ids.length === limit) return ids;
  const before = ids.length > 0 || offset === 0 ? offset + ids.length : await countUpTo(db, hasScore, offset);
  const rest = await idsOf(db, {
    source: all,
    where: sql`${where} and ${value} is null`,
    orderBy: sql`s.id ${way}`,
    limit: limit - ids.length,
    offset: Math.max(0, offset - before),
  });
  return [...ids, ...rest];
}

async function countUpTo(db: Queryable, where: SQL, most: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from ${scored} where ${where} limit ${most}) as hit`,
  );
  return rows[0]?.n ?? 0;
}

export async function idsOf(
  db: Queryable,
  { source, where, orderBy, limit, offset }: PageOf & { source: SQL; where: SQL; orderBy: SQL },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select s.id from ${source} where ${where} order by ${orderBy} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}
