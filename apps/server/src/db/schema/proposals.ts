import type { ClaimState } from '@aval/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { calculations } from './calculations.ts';
import { at, createdAt, id } from './columns.ts';
import { documents } from './documents.ts';
import { fieldSources, startups } from './startups.ts';
import type { UndoableDecision } from './UndoableDecision.ts';
import { users } from './users.ts';

/** What an owner stated of a startup in one go, for an administrator to decide. */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    startup_id: integer()
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    note: text(),
    /** What the last decision replaced, while it can be undone. */
    undo: jsonb().$type<UndoableDecision>(),
    created_at: createdAt(),
  },
  (table) => [index('proposals_startup').on(table.startup_id, table.id), index('proposals_user').on(table.user_id)],
);

/** A fact of a proposal. One claim at most is open for each field of a startup: a later one replaces it. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    proposal_id: integer()
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    startup_id: integer()
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    field: text().notNull(),
    value: jsonb().$type<unknown>(),
    /** The stored value when it was proposed: if it is another one now, the claim speaks of what is gone. */
    before: jsonb().$type<unknown>(),
    /** The source that the claim became when it was accepted. */
    source_id: integer().references(() => fieldSources.id, { onDelete: 'set null' }),
    /** The calculation that accepting it added; null while open, and where it changed no result. */
    calculation_id: bigint({ mode: 'number' }).references(() => calculations.id, { onDelete: 'set null' }),
    /** Whether the setting accepted it, and no person. */
    is_automatic: boolean().notNull().default(false),
    /** Of which day the value is. */
    as_of: date({ mode: 'string' }).notNull(),
    document_id: integer().references(() => documents.id, { onDelete: 'set null' }),
    page: integer(),
    cell: text(),
    quote: text(),
    confidence: doublePrecision(),
    state: text().$type<ClaimState>().notNull().default('open'),
    /** Why it was refused, or what is asked. */
    reason: text(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: at(),
    /** When whoever proposed it was mailed the decision, which is not before it is final. */
    mailed_at: at(),
  },
  (table) => [
    index('claims_proposal').on(table.proposal_id),
    index('claims_document').on(table.document_id),
    index('claims_calculation').on(table.calculation_id),
    index('claims_source').on(table.source_id),
    index('claims_decided_by').on(table.decided_by),
    index('claims_unmailed')
      .on(table.decided_at)
      .where(sql`mailed_at is null and not is_automatic and state in ('accepted', 'refused', 'asked')`),
    uniqueIndex('claims_open')
      .on(table.startup_id, table.field)
      .where(sql`state = 'open'`),
  ],
);
