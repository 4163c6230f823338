import { integer, timestamp } from 'drizzle-orm/pg-core';

/** The columns that tables share. Times are UTC with the second's fractions. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const at = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => at().notNull().defaultNow();
