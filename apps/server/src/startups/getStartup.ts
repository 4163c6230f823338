import type { Startup } from '@aval/contract';
import { asc, desc, eq, sql } from 'drizzle-orm';

import { readAnswers } from '../contradictions/readAnswers.ts';
import type { Queryable } from '../db/open.ts';
import { calculations } from '../db/schema/calculations.ts';
import { startupOwners } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { reviewOf } from '../publication/reviewOf.ts';
import { readStartupRow } from './facts.ts';
import { readSources } from './fieldSources.ts';
import { readItems } from './readItems.ts';
import { maySeeEvidence, requireVisible } from './requireVisible.ts';

export const getStartup: Handler<'getStartup'> = async ({ ctx, input: { params } }) => ({
  startup: await startupFor(ctx, ctx.db, params.id),
});

/**
 * A startup with everything that the caller may see.
 *
 * @throws ApiError NOT_FOUND when it does not exist or is hidden from the caller.
 */
export async function startupFor(ctx: Pick<Context, 'caller' | 'now'>, db: Queryable, id: number): Promise<Startup> {
  const standing = await requireVisible(db, ctx.caller, id);
  const row = await readStartupRow(db, id);
  const [item] = await readItems(db, ctx.caller, { where: sql`s.id = ${id}` });
  if (!row || !item) throw new ApiError('NOT_FOUND');
  const seesEvidence = maySeeEvidence(ctx.caller, standing);
  return {
    ...row,
    ...item,
    created_at: row.created_at.toISOString(),
    team: row.team,
    // List items include only the defaulted fields that lists show.
    defaulted_fields: row.defaulted_fields,
    field_sources: await readSources(db, row, { seesEvidence, now: ctx.now() }),
    answers: await readAnswers(db, row.answers, seesEvidence),
    caps: await readCaps(db, id),
    can_answer: standing.canAnswer,
    owners: await readOwners(db, id),
    review: await reviewOf(db, row),
  };
}

/** The limits of the newest calculation. */
async function readCaps(db: Queryable, startupId: number): Promise<Startup['caps']> {
  const [newest] = await db
    .select({ caps: calculations.caps })
    .from(calculations)
    .where(eq(calculations.startup_id, startupId))
    .orderBy(desc(calculations.calculation_date), desc(calculations.id))
    .limit(1);
  return newest?.caps ?? [];
}

export function readOwners(db: Queryable, startupId: number) {
  return db
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(startupOwners)
    .innerJoin(users, eq(users.id, startupOwners.user_id))
    .where(eq(startupOwners.startup_id, startupId))
    .orderBy(asc(users.id));
}
