import type { Portfolio } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Caller } from '../accounts/callerCache.ts';
import type { Queryable } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import { CallError } from '../http/CallError.ts';
import { isVisibleTo } from '../startups/visibility.ts';

/** Portfolios `p` that fit, by name. The count is of startups that exist for the caller. */
export function readPortfolios(db: Queryable, caller: Caller, where: SQL): Promise<Portfolio[]> {
  return readPacked<Portfolio>(
    db,
    sql`
      select json_build_object(
        'id', p.id, 'name', p.name, 'description', p.description,
        'startups_count', (
          select count(*) from portfolio_startups ps join startups s on s.id = ps.startup_id
          where ps.portfolio_id = p.id and ${isVisibleTo(caller)}
        ),
        'created_at', ${isoTime(sql`p.created_at`)}, 'updated_at', ${isoTime(sql`p.updated_at`)}
      ) as packed
      from portfolios p
      where ${where}
      order by f_unaccent(lower(p.name)), p.id`,
  );
}

/**
 * One portfolio of the caller; administrators reach everybody's.
 *
 * @throws CallError NOT_FOUND when there is none, or it is somebody else's.
 */
export async function requirePortfolio(db: Queryable, caller: Caller, id: number): Promise<Portfolio> {
  const mine = caller.role === 'admin' ? sql`true` : sql`p.user_id = ${caller.id}`;
  const [portfolio] = await readPortfolios(db, caller, sql`p.id = ${id} and ${mine}`);
  if (!portfolio) throw new CallError('NOT_FOUND');
  return portfolio;
}
