import { customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { FoundFacts } from '../../extraction/FoundFacts.ts';
import { createdAt, id } from './columns.ts';
import { startups } from './startups.ts';
import { users } from './users.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Uploaded documents: their bytes, and the extracted text against which quotes are checked. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    name: text().notNull(),
    size: integer().notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    hash: text().notNull(),
    bytes: bytes().notNull(),
    text: text().notNull(),
    /** The facts found in it, and how; null for documents stored before this column existed. */
    found: jsonb().$type<FoundFacts>(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The startup created from it; deleting the startup deletes its documents. */
    startup_id: integer().references(() => startups.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    index('documents_startup').on(table.startup_id),
    index('documents_user').on(table.user_id),
    index('documents_hash').on(table.hash),
  ],
);
