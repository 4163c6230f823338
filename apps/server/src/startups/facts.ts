import { isStartupFieldId, startupField, type StartupFieldId, startupFieldIds } from '@aval/contract';
import type { StartupFacts } from '@aval/metrics';
import { and, eq, isNull } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { startups } from '../db/schema/startups.ts';

export type StartupRow = typeof startups.$inferSelect;

const isRead = (id: StartupFieldId) => startupField(id).evaluated || startupField(id).kind === 'object';
export const snapshotFields: readonly string[] = [...startupFieldIds.filter(isRead), 'defaulted_fields'];

/** Whether the evaluation reads a field. */
export function isEvaluated(field: string): boolean {
  return isStartupFieldId(field) && isRead(field);
}

/** The facts in a startup's row: the evaluation reads them, and each calculation stores them. Absent is null. */
export function factsOf(row: object): StartupFacts {
  const values = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(snapshotFields.map((field) => [field, values[field] ?? null]));
}

/** The row of a startup that is not deleted, or undefined. */
export async function readStartupRow(db: Queryable, id: number): Promise<StartupRow | undefined> {
  const [row] = await db
    .select()
    .from(startups)
    .where(and(eq(startups.id, id), isNull(startups.deleted_at)));
  return row;
}
