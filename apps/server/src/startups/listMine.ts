import { sql } from 'drizzle-orm';

import { readPacked } from '../db/readPacked.ts';
import type { Handler, ResponseBody } from '../http/Handler.ts';
import { isFollowedBy, isOwnedBy, isVisibleTo } from './visibility.ts';

type Item = ResponseBody<'listMine'>['startups'][number];

export const listMine: Handler<'listMine'> = async ({ ctx }) => {
  const isOwner = isOwnedBy(ctx.caller.id);
  const isFollowing = isFollowedBy(ctx.caller.id);
  return {
    startups: await readPacked<Item>(
      ctx.db,
      sql`
        select json_build_object('id', s.id, 'name', s.name, 'is_owner', ${isOwner}, 'is_following', ${isFollowing}) as packed
        from startups s
        where ${isVisibleTo(ctx.caller)} and (${isOwner} or ${isFollowing})
        order by s.name_key, s.id`,
    ),
  };
};
