import { sql } from 'drizzle-orm';

import type { Db } from '../db/open.ts';
import { startups } from '../db/schema/startups.ts';
import { loadMasterData } from '../masterData/loadMasterData.ts';
import { startupBody } from './startupBody.ts';

/** Inserts public startups directly into the database, with different facts and without evaluation. */
export async function addStartups(db: Db, count: number, differences: Record<string, unknown> = {}): Promise<void> {
  const { owners: _owners, is_owner: _isOwner, field_sources: _sources, ...facts } = startupBody(differences);
  const made = Object.entries(facts).map(([name, value]) => [sql.identifier(name), sql`${value}`] as const);
  const [names, values] = [made.map(([name]) => name), made.map(([, value]) => value)];
  await loadMasterData(db);
  await db.execute(sql`
    insert into ${startups} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from generate_series(1, ${count})`);
  await db.execute(
    sql`update startups set name = name || ' ' || id, team_size = 1 + id % 200 where id not in (select startup_id from latest_scores)`,
  );
}
