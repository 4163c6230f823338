import { sql } from 'drizzle-orm';

import type { Handler } from '../http/Handler.ts';
import { isFollowedBy } from '../startups/visibility.ts';
import { isOwn, readActions } from './readActions.ts';

/** Of own and of followed startups each: the dashboard shows the first few. */
const most = 100;

export const listMyActions: Handler<'listMyActions'> = async ({ ctx: { db, caller } }) => {
  const isMine = isOwn(caller);
  const own = await readActions(db, caller, { where: sql`${isMine} and a.state in ('open', 'done')`, most });
  const followed = await readActions(db, caller, {
    where: sql`a.state = 'open' and ${isFollowedBy(caller.id)} and not ${isMine}`,
    most,
  });
  return { actions: [...own, ...followed].toSorted((one, other) => soonest(one.due_date, other.due_date)) };
};

function soonest(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  return other === null || one < other ? -1 : 1;
}
