import type { StartupListItem } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import { namedColumns } from '../db/namedColumns.ts';
import type { Queryable } from '../db/open.ts';
import { readPacked } from '../db/readPacked.ts';
import type { Batch } from '../http/Streamed.ts';
import type { Caller } from '../services/Caller.ts';
import { itemSource } from './readItems.ts';
import { isVisibleTo } from './visibility.ts';

/** A query takes its time however few it reads: as many as make that small, and half a megabyte in memory. */
const batchSize = 1000;

/**
 * Every startup of a list by name, of those that exist for the caller, a batch at a time. Each batch is a query of its
 * own that goes on after the last name: a slow reader holds no connection. Who is renamed meanwhile may come twice or
 * not at all.
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
    // The one too many says that there are more.
    const batch = rows.slice(0, batchSize);
    const isLast = rows.length <= batchSize;
    yield { items: batch.map(([, , values]) => items.rowOf(values)), isLast };
    const last = batch.at(-1);
    if (!last || isLast) return;
    after = sql`(s.name_key, s.id) > (${last[0]}, ${last[1]})`;
  }
}
