import { sql } from 'drizzle-orm';

import type { Handler } from '../http/Handler.ts';
import { readItems } from './readItems.ts';
import { recentScores } from './recentScores.ts';

const most = 10;

/** The ten evaluated startups with the highest investability score, the newer first where scores are equal. */
export const listTopRelevant: Handler<'listTopRelevant'> = async ({ ctx }) => {
  const startups = await readItems(ctx.db, ctx.caller, {
    where: sql`l.score is not null`,
    orderBy: sql`l.score desc, s.created_at desc, s.id desc`,
    limit: most,
  });
  const scores = await recentScores(
    ctx.db,
    startups.map(({ id }) => id),
  );
  return { startups: startups.map((startup) => ({ ...startup, recent_scores: scores.get(startup.id) ?? [] })) };
};
