import type { Portfolio } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Caller } from '../services/Caller.ts';
import { isVisibleTo } from '../startups/visibility.ts';

/** Portfolios `p` that match, by name. Counts only startups visible to the caller. */
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
 * A portfolio of the caller; administrators may read those of all users.
 *
 * @throws ApiError NOT_FOUND when it does not exist or belongs to another user.
 */
export function requirePortfolio(db: Queryable, caller: Caller, id: number): Promise<Portfolio> {
  return caller.role === 'admin' ? requireOne(db, caller, sql`p.id = ${id}`) : requireOwnPortfolio(db, caller, id);
}

/**
 * A portfolio of the caller, for changes that only its owner may make.
 *
 * @throws ApiError NOT_FOUND when it does not exist or belongs to another user.
 */
export function requireOwnPortfolio(db: Queryable, caller: Caller, id: number): Promise<Portfolio> {
  return requireOne(db, caller, sql`p.id = ${id} and p.user_id = ${caller.id}`);
}

async function requireOne(db: Queryable, caller: Caller, where: SQL): Promise<Portfolio> {
  const [portfolio] = await readPortfolios(db, caller, where);
  if (!portfolio) throw new ApiError('NOT_FOUND');
  return portfolio;
}
