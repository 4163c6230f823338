import { searchCountCap } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Db, Queryable } from '../db/open.ts';
import type { Handler } from '../http/Handler.ts';
import type { Caller } from '../services/Caller.ts';
import { estimateHits } from './estimateHits.ts';
import { idsByRelevance } from './idsByRelevance.ts';
import { idsBySort } from './idsBySort.ts';
import { idsLike } from './idsLike.ts';
import { readItems } from './readItems.ts';
import { searchCondition } from './searchCondition.ts';
import { filtersByScore, searchFilters, type SearchQuery } from './searchFilters.ts';

/** If the planner estimates more hits than this, they surely exceed the cap and are not counted. */
const farMoreThanCounted = 3 * searchCountCap;

/** The ordered ids of a page of hits, and the number of hits: at most one over the cap. */
interface Hits {
  ids: number[];
  total: number;
}

/**
 * One page of a search. The cost depends on the page size, not on the number of startups: hits are found by index,
 * counted up to 10,000, and only the startups of the page are read completely.
 */
export const searchStartups: Handler<'searchStartups'> = async ({ ctx, input: { query } }) => {
  const { ids, total } = await find(ctx.db, ctx.caller, query);
  const places = new Map(ids.map((id, place) => [id, place]));
  const startups = await readItems(ctx.db, ctx.caller, { where: sql`s.id = any(${sql.param(ids)}::int[])` });
  const counted = Math.min(total, searchCountCap);
  return {
    startups: startups.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)),
    page: query.page,
    pages: Math.ceil(counted / query.limit),
    total: counted,
    total_is_capped: total > searchCountCap,
  };
};

async function find(db: Db, caller: Caller, query: SearchQuery): Promise<Hits> {
  const search = searchCondition(query.q ?? '', query);
  const filters = searchFilters(caller, query);
  const { industry_id: _industry, stage_id: _stage, ...others } = query;
  const where = search ? sql`${searchFilters(caller, others)} and ${search.matches}` : filters;
  const source = filtersByScore(query) ? sql`startups s join latest_scores l on l.startup_id = s.id` : sql`startups s`;
  // Words that correlate with an industry or stage mislead the estimate, so that combination is counted.
  const isMixed =
    search !== null && (query.industry_id ?? query.stage_id ?? query.min_score ?? query.max_score) !== undefined;
  const isFarMore = !isMixed && (await estimateHits(db, source, where)) > farMoreThanCounted;
  const total = isFarMore ? searchCountCap + 1 : await count(db, source, where);
  const page = { limit: query.limit, offset: (query.page - 1) * query.limit };
  // Falls back to containing or similar names when words and prefixes find nothing.
  if (search?.resembles && total === 0) {
    const { resembles } = search;
    return idsLike(db, { filters, search: { ...search, resembles }, letters: (query.q ?? '').trim().length, ...page });
  }
  if (page.offset >= Math.min(total, searchCountCap)) return { ids: [], total };
  const isRanked = search !== null && query.sort === 'relevance';
  const ids = isRanked
    ? await idsByRelevance(db, { filters, where, search, total, ...page })
    : await idsBySort(db, { where, source, query, ...page });
  return { ids, total };
}

async function count(db: Queryable, source: SQL, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ hits: number }>(
    sql`select count(*)::int as hits from (select 1 from ${source} where ${where} limit ${searchCountCap + 1}) as hit`,
  );
  return rows[0]?.hits ?? 0;
}
