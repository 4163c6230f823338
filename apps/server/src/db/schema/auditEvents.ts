import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt } from './columns.ts';
import { users } from './users.ts';

/** Audit log: who changed what, when. Append-only. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    target_type: text().notNull(),
    target_id: integer(),
    detail: jsonb().$type<Record<string, unknown>>(),
    at: createdAt(),
  },
  (table) => [index('audit_events_target').on(table.target_type, table.target_id, table.id)],
);
