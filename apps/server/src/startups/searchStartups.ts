import type { StartupListItem } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Caller } from '../accounts/callerCache.ts';
import type { Queryable } from '../db/open.ts';
import { readPacked } from '../db/readPacked.ts';
import type { Verb } from '../http/Verb.ts';
import { itemOf } from './readItems.ts';
import { searchCondition } from './searchCondition.ts';
import { isFollowedBy, isOwnedBy, isVisibleTo } from './visibility.ts';

/** Counted exactly up to here; beyond it the answer says 'more than'. */
const mostCounted = 10_000;
/** How many hits are ranked: ordering thousands by likeness is what makes a search slow. */
const mostRanked = 500;
/** Fewer hits than this, and names that resemble the search are looked for as well. */
const fewHits = 3;

const sortColumns = {
  name: sql`f_unaccent(lower(s.name))`,
  foundation_year: sql`s.foundation_year`,
  updated_at: sql`s.updated_at`,
  score: sql`s.investability_score`,
};

type Query = Parameters<Verb<'searchStartups'>>[0]['input']['query'];

export const searchStartups: Verb<'searchStartups'> = async ({ ctx, input: { query } }) => {
  const search = searchCondition(query.q ?? '');
  const filters = filtersOf(ctx.caller, query);
  let where = sql`${filters} and ${search?.matches ?? sql`true`}`;
  let total = await count(ctx.db, where);
  if (search && total < fewHits) {
    where = sql`${filters} and (${search.matches} or ${search.resembles})`;
    total = await count(ctx.db, where);
  }
  const page = { limit: query.limit, offset: (query.page - 1) * query.limit };
  const isRanked = search !== null && query.sort === 'relevance';
  const startups = isRanked
    ? await readRanked(ctx.db, ctx.caller, { where, rank: search.rank, ...page })
    : await readSorted(ctx.db, ctx.caller, { where, orderBy: orderOf(query), ...page });
  const isCapped = total > mostCounted;
  const counted = Math.min(total, mostCounted);
  return {
    startups,
    page: query.page,
    pages: Math.ceil(counted / query.limit),
    total: counted,
    total_is_capped: isCapped,
  };
};

function filtersOf(caller: Caller, query: Query): SQL {
  const conditions: (SQL | false)[] = [
    isVisibleTo(caller),
    query.industry_id !== undefined && sql`s.industry_id = ${query.industry_id}`,
    query.stage_id !== undefined && sql`s.stage_id = ${query.stage_id}`,
    query.is_private !== undefined && sql`s.is_private = ${query.is_private}`,
    query.min_score !== undefined && sql`s.investability_score >= ${query.min_score}`,
    query.max_score !== undefined && sql`s.investability_score <= ${query.max_score}`,
    query.not_in_portfolio !== undefined &&
      sql`not exists (select 1 from portfolio_startups p where p.startup_id = s.id and p.portfolio_id = ${query.not_in_portfolio})`,
    scopeOf(caller, query.scope),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );
}

function scopeOf(caller: Caller, scope: Query['scope']): SQL | false {
  if (scope === 'owned') return isOwnedBy(caller.id);
  if (scope === 'followed') return isFollowedBy(caller.id);
  return scope === 'mine' && sql`(${isOwnedBy(caller.id)} or ${isFollowedBy(caller.id)})`;
}

function orderOf({ sort, order }: Query): SQL {
  const column = sort === 'relevance' ? sortColumns.score : sortColumns[sort];
  const usual = sort === 'name' ? 'asc' : 'desc';
  const isAscending = sort !== 'relevance' && (order ?? usual) === 'asc';
  return isAscending ? sql`${column} asc nulls last, s.id asc` : sql`${column} desc nulls last, s.id desc`;
}

async function count(db: Queryable, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ hits: number }>(
    sql`select count(*)::int as hits from (select 1 from startups s where ${where} limit ${mostCounted + 1}) as hit`,
  );
  return rows[0]?.hits ?? 0;
}

interface Page {
  where: SQL;
  limit: number;
  offset: number;
}

function readSorted(db: Queryable, caller: Caller, { where, orderBy, limit, offset }: Page & { orderBy: SQL }) {
  return readPacked<StartupListItem>(
    db,
    sql`select ${itemOf(caller)} as packed from startups s where ${where} order by ${orderBy} limit ${limit} offset ${offset}`,
  );
}

function readRanked(db: Queryable, caller: Caller, { where, rank, limit, offset }: Page & { rank: SQL }) {
  const candidates = Math.max(mostRanked, offset + limit);
  return readPacked<StartupListItem>(
    db,
    sql`
      select ${itemOf(caller)} as packed
      from (select * from startups s where ${where} limit ${candidates}) as s
      order by ${rank} desc, s.investability_score desc nulls last, s.id
      limit ${limit} offset ${offset}`,
  );
}
