import type { AuditAction } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from './open.ts';

export type AuditEvent = AuditAction & {
  /** The account that acts; null for the system and for visitors. */
  userId: number | null;
  targetId: number | null;
  /** The target's name when its row is gone already; by default it is looked up. */
  targetName?: string;
  detail?: Record<string, unknown>;
  at: Date;
};

/** Of a row of users: as it is displayed, or the e-mail of an account without a name. */
const fullName = sql`coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`;

/**
 * Adds an audit event with the names that its actor, its target and the startup of its detail have now. Must run in the
 * transaction of the change, so that neither exists without the other.
 *
 * @returns Its id.
 */
export async function recordEvent(tx: Queryable, event: AuditEvent): Promise<number> {
  const { userId, action, targetType, targetId, targetName, detail = null, at } = event;
  const startupId = typeof detail?.['startup_id'] === 'number' ? detail['startup_id'] : null;
  const startup = nameOf('startup', startupId);
  const found = targetType === 'calculation' ? startup : nameOf(targetType, targetId);
  const name = targetName === undefined ? found : sql`${targetName}`;
  const told = detail && sql`${JSON.stringify(detail)}::jsonb`;
  const whole = startupId === null ? sql`${told}` : sql`${told} || jsonb_build_object('startup_name', ${startup})`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into audit_events (user_id, actor_name, action, target_type, target_id, target_name, detail, at)
    values (
      ${userId}, ${nameOf('user', userId)}, ${action}, ${targetType}, ${targetId}, ${name},
      ${whole}, ${at.toISOString()}
    )
    returning id`);
  return Number(rows[0]?.id);
}

/** A subquery for the name that people know a target by; null when it has none. */
function nameOf(type: AuditEvent['targetType'], id: number | null): SQL {
  switch (type) {
    case 'user':
      return sql`(select ${fullName} from users where id = ${id})`;
    case 'startup':
      return sql`(select name from startups where id = ${id})`;
    case 'portfolio':
      return sql`(select name from portfolios where id = ${id})`;
    case 'document':
      return sql`(select name from documents where id = ${id})`;
    default:
      return sql`null`;
  }
}
