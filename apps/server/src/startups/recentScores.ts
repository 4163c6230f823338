import { sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';

const most = 6;

export interface DatedScore {
  date: string;
  score: number;
}

/** The last six scores of each startup, oldest first. */
export async function recentScores(db: Queryable, ids: readonly number[]): Promise<Map<number, DatedScore[]>> {
  const rows = await readPacked<{ id: number } & DatedScore>(
    db,
    sql`
      select json_build_object('id', c.startup_id, 'date', ${isoTime(sql`c.calculation_date`)}, 'score', c."IE_investability_score") as packed
      from unnest(${sql.param([...ids])}::int[]) as wanted (id)
      cross join lateral (
        select * from calculations
        where startup_id = wanted.id and "IE_investability_score" is not null
        order by calculation_date desc limit ${most}
      ) as c
      order by c.startup_id, c.calculation_date`,
  );
  const scores = new Map<number, DatedScore[]>();
  for (const { id, date, score } of rows) scores.set(id, [...(scores.get(id) ?? []), { date, score }]);
  return scores;
}
