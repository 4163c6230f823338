import type { Portfolio } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Caller } from '../services/Caller.ts';
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
 * @throws ApiError NOT_FOUND when there is none, or it is somebody else's.
 */
export function requirePortfolio(db: Queryable, caller: Caller, id: number): Promise<Portfolio> {
  return caller.role === 'admin' ? requireOne(db, caller, sql`p.id = ${id}`) : requireOwnPortfolio(db, caller, id);
}

/**
 * One portfolio of the caller: what is in it is for nobody else to change.
 *
 * @throws ApiError NOT_FOUND when there is none, or it is somebody else's.
 */
export function requireOwnPortfolio(db: Queryable, caller: Caller, id: number): Promise<Portfolio> {
  return requireOne(db, caller, sql`p.id = ${id} and p.user_id = ${caller.id}`);
}

async function requireOne(db: Queryable, caller: Caller, where: SQL): Promise<Portfolio> {
  const [portfolio] = await readPortfolios(db, caller, where);
  if (!portfolio) throw new ApiError('NOT_FOUND');
  return portfolio;
}
