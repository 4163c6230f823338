import { type SQL, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt } from './columns.ts';

/**
 * Audit log: who changed what, when. Append-only. Numbers and names are those of the time, without references, so that a
 * row still says who and what after both were deleted.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The account that acted; null for the system and for visitors. Numbers of accounts are never used again. */
    user_id: integer(),
    actor_name: text(),
    action: text().notNull(),
    target_type: text().notNull(),
    target_id: integer(),
    target_name: text(),
    detail: jsonb().$type<Record<string, unknown>>(),
    at: createdAt(),
    /** What a search looks in: lower case without accents. Of a long detail its beginning. */
    search: text().generatedAlwaysAs(
      (): SQL =>
        sql`f_unaccent(lower(coalesce(actor_name, '') || ' ' || coalesce(target_name, '') || ' ' || left(coalesce(detail::text, ''), 2000)))`,
    ),
  },
  (table) => [
    index('audit_events_at').on(table.at, table.id),
    index('audit_events_actor').on(table.user_id, table.at, table.id),
    index('audit_events_target').on(table.target_type, table.target_id, table.at, table.id),
    index('audit_events_action').on(table.target_type, table.action, table.at, table.id),
    index('audit_events_startup')
      .on(sql`(${table.detail} ->> 'startup_id')`, table.at, table.id)
      .where(sql`${table.detail} ->> 'startup_id' is not null`),
    index('audit_events_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);
