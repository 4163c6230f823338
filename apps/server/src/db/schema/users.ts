import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { at, createdAt, id } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    /** The e-mail as it is compared; see `comparableEmail`. */
    email_key: text().notNull(),
    /** When a link that was mailed to the e-mail was followed; null while nobody has. */
    email_confirmed_at: at(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: text(),
    linkedin_personal_url: text(),
    company_name: text(),
    linkedin_company_url: text(),
    role: text().$type<'user' | 'admin'>().notNull().default('user'),
    profile_type_code: text().$type<'E' | 'C' | 'F' | 'I'>().notNull(),
    profile_group_code: text().$type<'FOUNDER' | 'INVESTOR' | 'ANALYST'>().notNull(),
    /** Null when the account cannot sign in with a password. */
    password_hash: text(),
    /** Up to when the user has seen the notices; null for never. */
    notices_read_at: at(),
    /** Whether the user wants the day's notices by mail. */
    mail_digest: boolean().notNull().default(false),
    /** Up to when notices were mailed. */
    digest_sent_at: at(),
    is_demo: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [uniqueIndex('users_email_key').on(table.email_key)],
);

/** Failed sign-ins by e-mail, whether or not the account exists, so that a lock reveals nothing to an attacker. */
export const signInFailures = pgTable('sign_in_failures', {
  /** The e-mail; of a browser known to its owner, followed by a space and the browser's id. */
  email: text().primaryKey(),
  failures: integer().notNull(),
  locked_until: at(),
  last_at: at().notNull(),
});
