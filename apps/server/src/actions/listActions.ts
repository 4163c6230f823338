import { sql } from 'drizzle-orm';

import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { isHolder } from '../startups/requireHolder.ts';
import { isFollowing } from './isFollowing.ts';
import { mostActions, readActions } from './readActions.ts';

/** All actions for those who look after the startup, those under way for its followers. */
export const listActions: Handler<'listActions'> = async ({ ctx: { db, caller }, input: { params } }) => {
  const seesAll = await isHolder(db, caller, params.id);
  if (!seesAll && !(await isFollowing(db, caller, params.id))) throw new ApiError('FORBIDDEN');
  const seen = seesAll ? sql`true` : sql`a.state in ('open', 'done')`;
  return { actions: await readActions(db, caller, { where: sql`s.id = ${params.id} and ${seen}`, most: mostActions }) };
};
