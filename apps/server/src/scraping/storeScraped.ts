import { countOpen } from '../contradictions/countOpen.ts';
import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { startups } from '../db/schema/startups.ts';
import { missingInputs } from '../evaluation/missingInputs.ts';
import { storeCalculation } from '../evaluation/storeCalculation.ts';
import type { Services } from '../services/Services.ts';
import { factsOf } from '../startups/facts.ts';
import { storeSources } from '../startups/fieldSources.ts';
import type { ScrapedStartup } from './scrapedStartup.ts';

/**
 * Registers the startup that a page describes as private to the caller, and evaluates it if no required input
 * is missing.
 *
 * @returns Its id.
 */
export async function storeScraped(
  tx: Transaction,
  { now, masterData }: Services,
  { values, sources, defaulted }: ScrapedStartup,
  { userId, url }: { userId: number | null; url: string },
): Promise<number> {
  const at = now();
  const { name, description = '', ...rest } = values;
  const facts = { ...rest, name: String(name), description: String(description), is_private: 1 as const };
  const [row] = await tx
    .insert(startups)
    .values({
      ...facts,
      defaulted_fields: defaulted,
      open_contradictions: countOpen(factsOf({ ...facts, defaulted_fields: defaulted }), {
        answers: {},
        master: masterData.forEvaluation,
        at,
      }),
      user_id: userId,
      created_at: at,
      updated_at: at,
    } as typeof startups.$inferInsert)
    .returning();
  if (!row) throw new Error('The startup was not stored');
  await storeSources(tx, { startupId: row.id, sources, values: row, by: userId, at });
  await recordEvent(tx, {
    userId,
    action: 'create',
    targetType: 'startup',
    targetId: row.id,
    detail: { url },
    at,
  });
  if (missingInputs(row).length === 0) {
    await storeCalculation(tx, { startupId: row.id, facts: factsOf(row), at, master: masterData.forEvaluation });
  }
  return row.id;
}
