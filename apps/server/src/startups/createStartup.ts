import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { startupOwners, startups } from '../db/schema/startups.ts';
import { storeCalculation } from '../evaluation/storeCalculation.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { factsOf } from './facts.ts';
import { refuseForeignSources, sourcesOf, storeSources } from './fieldSources.ts';
import { startupFor } from './getStartup.ts';
import { givenValues } from './givenValues.ts';
import { onceByKey } from './onceByKey.ts';
import { creatorOf, ownersOf, requireUsers } from './owners.ts';
import { requireChoices } from './requireChoices.ts';
import { attachDocuments, requireEvidence } from './requireEvidence.ts';

/**
 * Stores a startup with its owners, sources and first calculation in one transaction. A repeated request with the same
 * idempotency key returns the startup it created before.
 */
export const createStartup: Handler<'createStartup'> = async ({ ctx, input: { headers, body } }) => {
  const { owners = [], is_owner = false, user_id, field_sources = {}, defaulted_fields = [], ...rest } = body;
  const values = givenValues(rest);
  requireChoices(ctx.masterData, values);
  refuseForeignSources(ctx.caller, field_sources);
  await requireEvidence(ctx.db, field_sources);
  const ownerIds = ownersOf(ctx.caller, owners, is_owner);
  const creator = creatorOf(ctx.caller, user_id);
  const now = ctx.now();
  const newRow = { ...values, defaulted_fields, user_id: creator, created_at: now, updated_at: now };
  const request = { userId: ctx.caller.id, key: headers['idempotency-key'], body, at: now };
  const id = await ctx.db.transaction((tx) =>
    onceByKey(tx, request, async () => {
      await requireUsers(tx, [...ownerIds, creator]);
      const startupId = await storeEvaluated(ctx, tx, newRow, ownerIds);
      const sources = sourcesOf(values, defaulted_fields, field_sources);
      await storeSources(tx, { startupId, sources, by: ctx.caller.id, at: now });
      await attachDocuments(tx, startupId, sources);
      return startupId;
    }),
  );
  const startup = await startupFor(ctx, ctx.db, id);
  return { id, startupId: id, startup, message: texts.startupCreated[ctx.locale] };
};

async function storeEvaluated(
  ctx: Context,
  tx: Transaction,
  newRow: typeof startups.$inferInsert,
  ownerIds: readonly number[],
): Promise<number> {
  const at = ctx.now();
  const [row] = await tx.insert(startups).values(newRow).returning();
  if (!row) throw new Error('The startup was not stored');
  const owners = ownerIds.map((user_id) => ({ startup_id: row.id, user_id, created_at: at }));
  if (owners.length > 0) await tx.insert(startupOwners).values(owners);
  await recordEvent(tx, { userId: ctx.caller.id, action: 'create', targetType: 'startup', targetId: row.id, at });
  await storeCalculation(tx, { startupId: row.id, facts: factsOf(row), at, master: ctx.masterData.forEvaluation });
  return row.id;
}
