import { type SQL, sql } from 'drizzle-orm';

import type { Handler } from '../http/Handler.ts';
import type { Caller } from '../services/Caller.ts';
import { isVisibleTo } from './visibility.ts';

export type SearchQuery = Parameters<Handler<'searchStartups'>>[0]['input']['query'];

/** The filters of a search apart from its text: visibility and the requested ones, for startups `s`. */
export function searchFilters(caller: Caller, query: SearchQuery): SQL {
  const conditions: (SQL | false)[] = [
    isVisibleTo(caller),
    query.industry_id !== undefined && sql`s.industry_id = ${query.industry_id}`,
    query.stage_id !== undefined && sql`s.stage_id = ${query.stage_id}`,
    query.is_private !== undefined && sql`s.is_private = ${query.is_private}`,
    // Only the caller's own private startups are visible; they are few and looked up.
    query.is_private === 1 && caller.role !== 'admin' && isOneOf([owned(caller), made(caller)]),
    scopeOf(caller, query.scope),
    query.not_in_portfolio !== undefined && isNotIn(query.not_in_portfolio, caller),
    query.min_score !== undefined && sql`l.score >= ${query.min_score}`,
    query.max_score !== undefined && sql`l.score <= ${query.max_score}`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );
}

/** Whether the conditions read the latest scores `l` too. */
export function filtersByScore({ min_score, max_score }: SearchQuery): boolean {
  return min_score !== undefined || max_score !== undefined;
}

/** Treats other users' portfolios as empty, because excluded startups would reveal their contents. */
function isNotIn(portfolioId: number, { id, role }: Caller): SQL {
  const mine = role === 'admin' ? sql`true` : sql`f.user_id = ${id}`;
  return sql`not exists (
    select 1 from portfolio_startups p join portfolios f on f.id = p.portfolio_id
    where p.startup_id = s.id and f.id = ${portfolioId} and ${mine})`;
}

function scopeOf(caller: Caller, scope: SearchQuery['scope']): SQL | false {
  if (scope === 'owned') return isOneOf([owned(caller)]);
  if (scope === 'followed') return isOneOf([followed(caller)]);
  return scope === 'mine' && isOneOf([owned(caller), followed(caller)]);
}

const owned = ({ id }: Caller) => sql`select startup_id from startup_owners where user_id = ${id}`;
const followed = ({ id }: Caller) => sql`select startup_id from startup_followers where user_id = ${id}`;
const made = ({ id }: Caller) => sql`select id from startups where user_id = ${id}`;

/** Evaluates a short list once and looks the startups up from it. */
const isOneOf = (lists: SQL[]) => sql`s.id = any(array(${sql.join(lists, sql` union `)}))`;
