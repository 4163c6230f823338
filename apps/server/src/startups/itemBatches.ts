import type { StartupListItem } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import { namedColumns } from '../db/namedColumns.ts';
import type { Queryable } from '../db/open.ts';
import { readPacked } from '../db/readPacked.ts';
import type { Batch } from '../http/Streamed.ts';
import type { Caller } from '../services/Caller.ts';
import { itemSource } from './readItems.ts';
import { isVisibleTo } from './visibility.ts';

/** Large enough to make the cost per query negligible, and about half a megabyte in memory. */
const batchSize = 1000;

/**
 * Yields the startups of a list that are visible to the caller, by name, in batches. Each batch is a separate
 * query that continues after the last name, so that a slow reader holds no connection. A startup renamed meanwhile may
 * occur twice or not at all.
 */
export async function* itemBatches<Item extends object = StartupListItem>(
  db: Queryable,
  caller: Caller,
  { columns, where = sql`true` }: { columns: Record<keyof Item, SQL>; where?: SQL },
): AsyncGenerator<Batch<Item>> {
  const items = namedColumns<Item>(columns);
  let after = sql`true`;
  for (;;) {
    const rows = await readPacked<[key: string, id: number, item: unknown[]]>(
      db,
      sql`
        select json_build_array(s.name_key, s.id, ${items.packed}) as packed
        from ${itemSource}
        where ${isVisibleTo(caller)} and ${where} and ${after}
        order by s.name_key, s.id
        limit ${batchSize + 1}`,
    );
    // Reads one extra row to detect whether there are more.
    const batch = rows.slice(0, batchSize);
    const isLast = rows.length <= batchSize;
    yield { items: batch.map(([, , values]) => items.rowOf(values)), isLast };
    const last = batch.at(-1);
    if (!last || isLast) return;
    after = sql`(s.name_key, s.id) > (${last[0]}, ${last[1]})`;
  }
}
