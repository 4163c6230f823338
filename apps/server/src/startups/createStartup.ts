import { storeCalculation } from '../calculations/storeCalculation.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { startupOwners, startups } from '../db/schema/startups.ts';
import { texts } from '../http/texts.ts';
import type { Verb } from '../http/Verb.ts';
import { factsOf } from './facts.ts';
import { refuseForeignSources, sourcesOf, storeSources } from './fieldSources.ts';
import { startupFor } from './getStartup.ts';
import { givenValues } from './givenValues.ts';
import { ownersOf, requireUsers } from './owners.ts';
import { requireChoices } from './requireChoices.ts';

/** Stores a startup with its owners, sources and first calculation: all of them, or nothing. */
export const createStartup: Verb<'createStartup'> = async ({ ctx, input: { body } }) => {
  const { owners = [], is_owner = false, field_sources = {}, defaulted_fields = [], ...rest } = body;
  const values = givenValues(rest);
  requireChoices(ctx.masterData, values);
  refuseForeignSources(ctx.caller, field_sources);
  const ownerIds = ownersOf(ctx.caller, owners, is_owner);
  const now = ctx.now();
  const by = ctx.caller.id;
  const newRow: typeof startups.$inferInsert = {
    ...values,
    defaulted_fields,
    user_id: by,
    created_at: now,
    updated_at: now,
  };
  const id = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.insert(startups).values(newRow).returning();
    if (!row) throw new Error('The startup was not stored');
    if (ownerIds.length > 0) {
      await requireUsers(tx, ownerIds);
      await tx
        .insert(startupOwners)
        .values(ownerIds.map((user_id) => ({ startup_id: row.id, user_id, created_at: now })));
    }
    const sources = sourcesOf(values, defaulted_fields, field_sources);
    await storeSources(tx, { startupId: row.id, sources, by, at: now });
    await recordEvent(tx, { userId: by, action: 'create', targetType: 'startup', targetId: row.id, at: now });
    await storeCalculation(tx, {
      startupId: row.id,
      facts: factsOf(row),
      at: now,
      master: ctx.masterData.forEvaluation,
    });
    return row.id;
  });
  const startup = await startupFor(ctx, ctx.db, id);
  return { id, startupId: id, startup, message: texts.startupCreated[ctx.locale] };
};
