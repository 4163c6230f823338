import type { StartupListItem } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Caller } from '../accounts/callerCache.ts';
import type { Queryable } from '../db/open.ts';
import { readPacked } from '../db/readPacked.ts';
import { itemOf, itemSource } from './readItems.ts';
import { isVisibleTo } from './visibility.ts';

/** A query takes its time however few it reads: as many as make that small, and half a megabyte in memory. */
const batchSize = 1000;

interface Selection {
  /** What is made of each startup; an item of a list when not given. */
  item?: SQL;
  where?: SQL;
}

/**
 * Every startup of a list by name, of those that exist for the caller, a batch at a time. Each batch is a query of its
 * own that goes on after the last name: a slow reader holds no connection. Who is renamed meanwhile may come twice or
 * not at all.
 */
export async function* itemBatches<Item = StartupListItem>(
  db: Queryable,
  caller: Caller,
  { item = itemOf(caller), where = sql`true` }: Selection = {},
): AsyncGenerator<Item[]> {
  let after = sql`true`;
  for (;;) {
    const rows = await readPacked<[key: string, id: number, item: Item]>(
      db,
      sql`
        select json_build_array(s.name_key, s.id, ${item}) as packed
        from ${itemSource}
        where ${isVisibleTo(caller)} and ${where} and ${after}
        order by s.name_key, s.id
        limit ${batchSize}`,
    );
    yield rows.map(([, , one]) => one);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = sql`(s.name_key, s.id) > (${last[0]}, ${last[1]})`;
  }
}
