import { type SQL, sql } from 'drizzle-orm';

import type { Db } from '../db/open.ts';
import type { PageOf } from './idsBySort.ts';
import { itemSource } from './readItems.ts';
import type { SearchCondition } from './searchCondition.ts';

/** The required share of common trigrams; two transposed letters change four. */
const likenessOf = (letters: number) => Math.max(0.4, (letters - 3) / (letters + 5) - 0.01);
/** Similar names are only hints, so more of them would not help. */
const mostLike = 200;

/** The ids of a page of matching or similar names, most similar first, and the total number. */
export async function idsLike(
  db: Db,
  {
    filters,
    search,
    letters,
    limit,
    offset,
  }: PageOf & { filters: SQL; search: SearchCondition & { resembles: SQL }; letters: number },
): Promise<{ ids: number[]; total: number }> {
  const { matches, resembles, isName, beginsName, likeness: alike } = search;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likenessOf(letters))}, true)`);
    const { rows } = await tx.execute<{ id: number }>(sql`
      select s.id from ${itemSource} where ${filters} and (${matches} or ${resembles})
      order by (${isName}) desc, (${beginsName}) desc, (${matches}) desc, ${alike} desc, l.score desc nulls last, s.id desc
      limit ${mostLike}`);
    return { ids: rows.slice(offset, offset + limit).map(({ id }) => id), total: rows.length };
  });
}
