import { type SQL, sql } from 'drizzle-orm';

import { readPacked } from '../db/readPacked.ts';
import type { Handler, ResponseBody } from '../http/Handler.ts';
import { isVisibleTo } from './visibility.ts';

const most = 5;
const likeness = 0.6;

type Item = ResponseBody<'findSimilar'>['startups'][number];

/** Possible duplicates: by tax id, host of the website, or similar name. */
export const findSimilar: Handler<'findSimilar'> = async ({ ctx, input: { query } }) => {
  const hints: SQL[] = [];
  if (query.name) {
    hints.push(sql`s.name_key % f_unaccent(lower(${query.name.trim()}))`);
  }
  if (query.nif) hints.push(sql`upper(s.nif) = upper(${query.nif.trim()})`);
  const host = query.website ? hostOf(query.website) : null;
  if (host) hints.push(sql`f_host(s.website_url) = ${host}`);
  if (hints.length === 0) return { startups: [] };
  const found = sql`
    select json_build_object('id', s.id, 'name', s.name) as packed
    from startups s
    where ${isVisibleTo(ctx.caller)} and (${sql.join(hints, sql` or `)})
    order by s.id
    limit ${most}`;
  const startups = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(likeness)}, true)`);
    return readPacked<Item>(tx, found);
  });
  return { startups };
};

function hostOf(address: string): string | null {
  const url = URL.parse(address.includes('//') ? address : `https://${address}`);
  return url?.hostname.replace(/^www\./, '').toLowerCase() || null;
}
