import type { Action } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import { seesMetric } from '../calculations/calculationView.ts';
import type { Queryable } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Caller } from '../services/Caller.ts';
import { isLeftToCreator, isOwnedBy, isVisibleTo } from '../startups/visibility.ts';

/** More recommendations than a startup is given in years. */
export const mostActions = 500;

/** The startup `s` of a query is owned by the caller, or still in the hands of the caller who created it. */
export const isOwn = ({ id }: Caller): SQL<boolean> => sql`(${isOwnedBy(id)} or ${isLeftToCreator(id)})`;

/**
 * Actions `a` of startups `s` that match, soonest due first. What the owners wrote, such as who does it, is only for them
 * and for administrators.
 */
export async function readActions(
  db: Queryable,
  caller: Caller,
  { where, most }: { where: SQL; most: number },
): Promise<Action[]> {
  const seesPlan = caller.role === 'admin' ? sql`true` : isOwn(caller);
  const actions = await readPacked<Action>(
    db,
    sql`
      select json_build_object(
        'id', a.id, 'startup', json_build_object('id', s.id, 'name', s.name), 'is_own', ${isOwn(caller)},
        'recommendation', a.recommendation, 'state', a.state, 'due_date', a.due_date, 'gain', a.gain,
        'gain_others', (select count(*) from actions o where o.proposal_id = a.proposal_id and o.id <> a.id),
        'assignee', case when ${seesPlan} then a.assignee end, 'proof', case when ${seesPlan} then a.proof end,
        'created_at', ${isoTime(sql`a.created_at`)}
      ) as packed
      from actions a join startups s on s.id = a.startup_id
      where ${isVisibleTo(caller)} and ${where}
      order by a.due_date nulls last, a.id
      limit ${most}`,
  );
  return actions.filter(({ recommendation }) => seesMetric(caller, recommendation.metric));
}

/** @throws ApiError NOT_FOUND when it does not exist or its startup is hidden from the caller. */
export async function actionById(db: Queryable, caller: Caller, id: number): Promise<Action> {
  const [action] = await readActions(db, caller, { where: sql`a.id = ${id}`, most: 1 });
  if (!action) throw new ApiError('NOT_FOUND');
  return action;
}
