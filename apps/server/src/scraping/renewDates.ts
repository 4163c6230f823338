import { utcDay } from '@aval/metrics';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { fieldSources } from '../db/schema/startups.ts';

/** A date that is renewed every night would be a new calculation every night. */
const leastDays = 30;

interface ReadAgain {
  startupId: number;
  /** Fields of which the page still says the same. */
  fields: readonly string[];
  at: Date;
}

/** Dates values of which their page still says the same, at most once a month. */
export async function renewDates(tx: Queryable, { startupId, fields, at }: ReadAgain): Promise<void> {
  if (fields.length === 0) return;
  const day = utcDay(at);
  const newest = tx
    .selectDistinctOn([fieldSources.field], { id: fieldSources.id })
    .from(fieldSources)
    .where(and(eq(fieldSources.startup_id, startupId), inArray(fieldSources.field, [...fields])))
    .orderBy(fieldSources.field, desc(fieldSources.id));
  const isOld = sql`coalesce(${fieldSources.as_of}, (${fieldSources.at} at time zone 'UTC')::date) <= ${day}::date - ${leastDays}::int`;
  await tx
    .update(fieldSources)
    .set({ as_of: day })
    .where(and(inArray(fieldSources.id, newest), isOld));
}
