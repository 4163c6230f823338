import type { DatedSource, StartupEvent } from '@aval/contract';
import { factsToConfirm, type StartupFacts, utcDay } from '@aval/metrics';
import { sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { readPacked } from '../db/readPacked.ts';

const dayMs = 24 * 3_600_000;
const noticeDays = 30;
/** No fact expires sooner, so that startups with newer facts only need no closer look. */
const soonestExpiryDays = 2 * 365 - noticeDays - 10;

/** The stated facts that expire within 30 days. */
export function expiringFacts(facts: StartupFacts, sources: readonly DatedSource[], at: Date): string[] {
  const old = utcDay(at.getTime() - soonestExpiryDays * dayMs);
  const dates = Object.fromEntries(sources.flatMap(([field, , day]) => (day <= old ? [[field, day]] : [])));
  if (Object.keys(dates).length === 0) return [];
  const expiredOn = (time: number): string[] =>
    factsToConfirm(facts, dates, utcDay(time)).flatMap(({ field, state }) => (state === 'expired' ? [field] : []));
  const expired = new Set(expiredOn(at.getTime()));
  return expiredOn(at.getTime() + noticeDays * dayMs).filter((field) => !expired.has(field));
}

export interface Expiring {
  id: number;
  fields: readonly string[];
}

type ExpiringEvent = Extract<StartupEvent, { kind: 'facts_expiring' }> & { startupId: number; at: Date };

/** The events of facts that are about to expire, without those told since they were that old. */
export async function expiringEvents(tx: Queryable, found: readonly Expiring[], at: Date): Promise<ExpiringEvent[]> {
  if (found.length === 0) return [];
  const since = new Date(at.getTime() - (noticeDays + 1) * dayMs).toISOString();
  const told = await readPacked<Expiring>(
    tx,
    sql`
      select json_build_object('id', e.startup_id, 'fields', e.detail -> 'fields') as packed
      from startup_events e
      where e.startup_id = any(${sql.param(found.map(({ id }) => id))}::int[])
        and e.kind = 'facts_expiring' and e.created_at > ${since}`,
  );
  return found.flatMap(({ id, fields }): ExpiringEvent[] => {
    const known = new Set(told.flatMap((event) => (event.id === id ? event.fields : [])));
    const news = fields.filter((field) => !known.has(field));
    return news.length === 0 ? [] : [{ startupId: id, kind: 'facts_expiring', detail: { fields: news }, at }];
  });
}
