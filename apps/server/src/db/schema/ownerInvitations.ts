import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { at, createdAt, id } from './columns.ts';
import { startups } from './startups.ts';
import { users } from './users.ts';

/** Invitations to own a startup, by what the sender typed. */
export const ownerInvitations = pgTable(
  'owner_invitations',
  {
    id: id(),
    startup_id: integer()
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    /** The typed number of a user; it need not exist. */
    named_id: integer(),
    /** The typed email in lower case; it need not have an account. */
    named_email: text(),
    /** The account that was meant when it was sent; null for none. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    invited_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    expires_at: at().notNull(),
    answered_at: at(),
    answer: text().$type<'accepted' | 'declined' | 'withdrawn' | 'expired'>(),
  },
  (table) => [
    check('owner_invitations_named', sql`num_nonnulls(named_id, named_email) = 1`),
    uniqueIndex('owner_invitations_open_id')
      .on(table.startup_id, table.named_id)
      .where(sql`answered_at is null`),
    uniqueIndex('owner_invitations_open_email')
      .on(table.startup_id, table.named_email)
      .where(sql`answered_at is null`),
    index('owner_invitations_startup').on(table.startup_id),
    index('owner_invitations_user').on(table.user_id),
    index('owner_invitations_inviter').on(table.invited_by, table.created_at),
  ],
);
