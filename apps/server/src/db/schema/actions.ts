import type { ActionState } from '@aval/contract';
import type { Recommendation } from '@aval/metrics';
import { date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id } from './columns.ts';
import { proposals } from './proposals.ts';
import { startups } from './startups.ts';
import { users } from './users.ts';

/** A recommendation that somebody has taken up for a startup. */
export const actions = pgTable(
  'actions',
  {
    id: id(),
    startup_id: integer()
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    /** The recommendation as it stood when it was taken up. */
    recommendation: jsonb().$type<Recommendation>().notNull(),
    /** Who does it, as text: often somebody without an account. */
    assignee: text(),
    due_date: date({ mode: 'string' }),
    /** What is to prove it. */
    proof: text(),
    state: text().$type<ActionState>().notNull().default('open'),
    /** The proposal that says that it is done. */
    proposal_id: integer().references(() => proposals.id, { onDelete: 'set null' }),
    /** Points of the score that came of it, once the proposal was accepted. */
    gain: doublePrecision(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    index('actions_startup').on(table.startup_id, table.state),
    index('actions_proposal').on(table.proposal_id),
    index('actions_created_by').on(table.created_by),
  ],
);
