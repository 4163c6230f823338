import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { idsByScore, idsOf, type PageOf } from './idsBySort.ts';
import { itemSource } from './readItems.ts';
import type { SearchCondition } from './searchCondition.ts';

/** Up to this number all hits are ranked; above it, only those whose name starts with the search. */
const mostRanked = 500;

/**
 * The ids of a page of hits: exact names, names with the search as prefix, then the rest. A few hits are ordered
 * by similarity of their name; many are ordered by the low end of their score only, which an index provides without reading all of them.
 */
export async function idsByRelevance(
  db: Queryable,
  {
    filters,
    where,
    search,
    total,
    limit,
    offset,
  }: PageOf & { filters: SQL; where: SQL; search: SearchCondition; total: number },
): Promise<number[]> {
  const { isName, beginsName, likeness } = search;
  const best = sql`l.relevance desc nulls last, s.id desc`;
  const first = sql`(${isName}) desc, (${beginsName}) desc`;
  if (total <= mostRanked) {
    const orderBy = sql`${first}, ${likeness} desc, ${best}`;
    return idsOf(db, { source: itemSource, where, orderBy, limit, offset });
  }
  const beginning = await idsOf(db, {
    source: itemSource,
    where: sql`${filters} and ${beginsName}`,
    orderBy: sql`(${isName}) desc, ${best}`,
    limit: offset + limit,
    offset: 0,
  });
  const found = beginning.slice(offset);
  if (found.length === limit) return found;
  const rest = await idsByScore(db, {
    where: sql`${where} and not (${beginsName})`,
    column: 'relevance',
    isAscending: false,
    limit: limit - found.length,
    offset: Math.max(0, offset - beginning.length),
  });
  return [...found, ...rest];
}
