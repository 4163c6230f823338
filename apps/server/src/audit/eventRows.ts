import type { AuditActionId, AuditTargetType } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';

const dayMs = 24 * 3_600_000;
/** PostgreSQL rejects dates that JavaScript writes with a five-digit year. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export interface AuditFilters {
  person?: string | undefined;
  startup?: string | undefined;
  target?: AuditTargetType | undefined;
  action?: AuditActionId | undefined;
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
}

export interface EventRow {
  id: number;
  at: string;
  user_id: number | null;
  actor_name: string | null;
  action: string;
  target_type: string;
  target_id: number | null;
  target_name: string | null;
  detail: Record<string, unknown> | null;
  actor_exists: boolean;
  target_exists: boolean;
}

/**
 * The newest events that match, at most `limit` and only those before one: later events do not move a page.
 *
 * @param before the id of an event.
 */
export function readEvents(
  db: Queryable,
  filters: AuditFilters,
  { before, limit }: { before: number | null; limit: number },
): Promise<EventRow[]> {
  const isBefore =
    before === null ? sql`true` : sql`(e.at, e.id) < (select at, id from audit_events where id = ${before})`;
  return readPacked<EventRow>(
    db,
    sql`
      select json_build_object(
        'id', e.id, 'at', ${isoTime(sql`e.at`)}, 'user_id', e.user_id, 'actor_name', e.actor_name,
        'action', e.action, 'target_type', e.target_type, 'target_id', e.target_id, 'target_name', e.target_name,
        'detail', e.detail,
        'actor_exists', exists (select 1 from users where id = e.user_id),
        'target_exists', case e.target_type
          when 'user' then exists (select 1 from users where id = e.target_id)
          when 'startup' then exists (select 1 from startups where id = e.target_id and deleted_at is null)
          when 'document' then exists (select 1 from documents where id = e.target_id)
          else false
        end
      ) as packed
      from audit_events e
      where ${conditionOf(filters)} and ${isBefore}
      order by e.at desc, e.id desc
      limit ${limit}`,
  );
}

function conditionOf({ person, startup, target, action, from, to, q }: AuditFilters): SQL {
  const conditions = [
    ...(isGiven(person) ? [personIs(person.trim())] : []),
    ...(isGiven(startup) ? [startupIs(startup.trim())] : []),
    ...(target ? [sql`e.target_type = ${target}`] : []),
    ...(action ? [actionIs(action)] : []),
    ...(from ? [sql`e.at >= ${new Date(from).toISOString()}`] : []),
    ...(to ? [sql`e.at < ${endOf(to).toISOString()}`] : []),
    ...(isGiven(q) ? [contains(sql`e.search`, q.trim())] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** As the account that acts or that is changed. */
function personIs(person: string): SQL {
  const id = numberIn(person);
  if (id !== null) return sql`(e.user_id = ${id} or (e.target_type = 'user' and e.target_id = ${id}))`;
  const isNamed = contains(normal(sql`e.actor_name`), person);
  const isTarget = sql`(e.target_type = 'user' and ${contains(normal(sql`e.target_name`), person)})`;
  return sql`(${contains(sql`e.search`, person)} and (${isNamed} or ${isTarget}))`;
}

/** As the target, or as what a calculation or a portfolio is about. */
function startupIs(startup: string): SQL {
  const id = numberIn(startup);
  if (id !== null) {
    return sql`((e.target_type = 'startup' and e.target_id = ${id}) or e.detail ->> 'startup_id' = ${String(id)})`;
  }
  const isTarget = sql`(e.target_type = 'startup' and ${contains(normal(sql`e.target_name`), startup)})`;
  return sql`(${contains(sql`e.search`, startup)} and (${isTarget} or ${contains(normal(sql`e.detail ->> 'startup_name'`), startup)}))`;
}

function actionIs(id: AuditActionId): SQL {
  const [type, action] = id.split('.');
  return sql`(e.target_type = ${type} and e.action = ${action})`;
}

/** A number of a row; null for other texts and for numbers that no row has. */
function numberIn(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

const normal = (column: SQL): SQL => sql`f_unaccent(lower(${column}))`;

function contains(column: SQL, text: string): SQL {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${column} like f_unaccent(lower(${pattern}))`;
}

/** The first moment after a time or a day. */
function endOf(to: string): Date {
  return new Date(Math.min(Date.parse(to) + (to.includes('T') ? 0 : dayMs), lastMoment));
}
