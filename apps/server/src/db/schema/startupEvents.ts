import type { StartupEventKind } from '@aval/contract';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { calculations } from './calculations.ts';
import { createdAt, id } from './columns.ts';
import { proposals } from './proposals.ts';
import { startups } from './startups.ts';

/**
 * What happened to a startup that its followers and owners are told. Notices are read from it when somebody opens them,
 * so that they follow who may see the startup then.
 */
export const startupEvents = pgTable(
  'startup_events',
  {
    id: id(),
    startup_id: integer()
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    kind: text().$type<StartupEventKind>().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The calculation that it tells of; without it, the event is gone too. */
    calculation_id: bigint({ mode: 'number' }).references(() => calculations.id, { onDelete: 'cascade' }),
    proposal_id: integer().references(() => proposals.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    index('startup_events_startup').on(table.startup_id, table.id),
    index('startup_events_calculation').on(table.calculation_id),
    index('startup_events_proposal').on(table.proposal_id),
  ],
);
