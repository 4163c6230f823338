import { sql } from 'drizzle-orm';

import type { Handler, ResponseBody } from '../http/Handler.ts';
import { isFollowedBy, isOwnedBy, isVisibleTo } from '../startups/visibility.ts';

type Stats = ResponseBody<'getDashboardStats'>['stats'];

export const getDashboardStats: Handler<'getDashboardStats'> = async ({ ctx }) => {
  const { id } = ctx.caller;
  const { rows } = await ctx.db.execute<{ stats: Stats }>(sql`
    select json_build_object(
      'ownedStartups', (select count(*) from startups s where ${isVisibleTo(ctx.caller)} and ${isOwnedBy(id)}),
      'followedStartups', (select count(*) from startups s where ${isVisibleTo(ctx.caller)} and ${isFollowedBy(id)}),
      'myPortfolios', (select count(*) from portfolios where user_id = ${id}),
      'startupsInPortfolios', (
        select count(distinct s.id)
        from portfolios p
        join portfolio_startups ps on ps.portfolio_id = p.id
        join startups s on s.id = ps.startup_id
        where p.user_id = ${id} and ${isVisibleTo(ctx.caller)}
      )
    ) as stats`);
  const stats = rows[0]?.stats;
  if (!stats) throw new Error('The counts came back empty');
  return { stats };
};
