import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Columns shared by tables. Times are UTC with fractional seconds. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const at = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => at().notNull().defaultNow();
