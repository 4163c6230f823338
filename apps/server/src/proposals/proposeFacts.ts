import { fieldLabel, fill, type Text } from '@aval/contract';
import { utcDay } from '@aval/metrics';
import { and, eq, inArray } from 'drizzle-orm';

import { markActionsDone } from '../actions/markActionsDone.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { documents } from '../db/schema/documents.ts';
import { claims, proposals } from '../db/schema/proposals.ts';
import { lockStartup } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { readStartupRow } from '../startups/facts.ts';
import type { NewSource } from '../startups/fieldSources.ts';
import { givenValues } from '../startups/givenValues.ts';
import { requireChoices } from '../startups/requireChoices.ts';
import { requireEvidence } from '../startups/requireEvidence.ts';
import { requireHolder } from '../startups/requireHolder.ts';
import { acceptAutomatically } from './acceptAutomatically.ts';
import { proposalById } from './proposalById.ts';
import { storedValue } from './readProposals.ts';
import { reopenUnproven } from './reopenUnproven.ts';

const proposalTexts = {
  inFuture: { en: '{field} cannot be of a day to come', es: '{field} no puede ser de un día futuro' },
  unknownField: { en: '{field} is not among the facts', es: '{field} no está entre los datos' },
  foreignDocument: {
    en: 'The document that proves {field} is not one of yours',
    es: 'El documento que acredita {field} no es tuyo',
  },
} as const satisfies Record<string, Text>;

/** Stores the facts that an owner states as claims, which change nothing until an administrator accepts them. */
export const proposeFacts: Handler<'proposeFacts'> = async ({ ctx, input: { params, body } }) => {
  await requireHolder(ctx.db, ctx.caller, params.id);
  const facts = givenValues(body.facts);
  requireChoices(ctx.masterData, facts);
  const at = ctx.now();
  const { as_of = utcDay(at), dates = {}, sources = {}, note, actions = [] } = body;
  const fields = Object.keys(facts);
  const dayOf = (field: string): string => dates[field] ?? as_of;
  for (const field of [...Object.keys(dates), ...Object.keys(sources)])
    if (!fields.includes(field)) refuse(`facts.${field}`, field, proposalTexts.unknownField);
  for (const field of fields) if (dayOf(field) > utcDay(at)) refuse('as_of', field, proposalTexts.inFuture);
  await requireOwnDocuments(ctx, params.id, sources);
  await requireEvidence(ctx.db, documented(sources));
  const id = await ctx.db.transaction(async (tx) => {
    await lockStartup(tx, params.id);
    const row = await readStartupRow(tx, params.id);
    if (!row) throw new ApiError('NOT_FOUND');
    const replaced = await tx
      .update(claims)
      .set({ state: 'replaced', decided_at: at, decided_by: ctx.caller.id })
      .where(and(eq(claims.startup_id, row.id), eq(claims.state, 'open'), inArray(claims.field, fields)))
      .returning({ proposal_id: claims.proposal_id });
    for (const earlier of new Set(replaced.map(({ proposal_id }) => proposal_id))) await reopenUnproven(tx, earlier);
    const [proposal] = await tx
      .insert(proposals)
      .values({ startup_id: row.id, user_id: ctx.caller.id, note: note?.trim() || null, created_at: at })
      .returning();
    if (!proposal) throw new Error('The proposal was not stored');
    const values: Readonly<Record<string, unknown>> = facts;
    await tx.insert(claims).values(
      fields.map((field) => ({
        proposal_id: proposal.id,
        startup_id: row.id,
        field,
        value: values[field] ?? null,
        before: storedValue(row, field),
        as_of: dayOf(field),
        ...sources[field],
      })),
    );
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action: 'propose_facts',
      targetType: 'startup',
      targetId: row.id,
      at,
    });
    await markActionsDone(tx, { startupId: row.id, proposalId: proposal.id, ids: actions });
    if (ctx.env.AVAL_PROPOSALS === 'automatic')
      await acceptAutomatically(ctx, tx, { startup: row, proposalId: proposal.id, proposedBy: ctx.caller.id });
    return proposal.id;
  });
  return { proposal: await proposalById(ctx.db, id), message: texts.factsProposed[ctx.locale] };
};

const documented = (sources: Readonly<Record<string, Omit<NewSource, 'kind'>>>): Record<string, NewSource> =>
  Object.fromEntries(Object.entries(sources).map(([field, source]) => [field, { kind: 'document', ...source }]));

/** Nobody proves a fact with a document of somebody else or another startup, which would tell what stands in it. */
async function requireOwnDocuments(
  { db, caller }: Context,
  startupId: number,
  sources: Readonly<Record<string, { document_id: number }>>,
): Promise<void> {
  const ids = [...new Set(Object.values(sources).map(({ document_id }) => document_id))];
  if (ids.length === 0) return;
  const own = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, ids), eq(documents.user_id, caller.id), eq(documents.startup_id, startupId)));
  const known = new Set(own.map(({ id }) => id));
  for (const [field, { document_id }] of Object.entries(sources))
    if (!known.has(document_id)) refuse(`sources.${field}`, field, proposalTexts.foreignDocument);
}

/** @throws ApiError VALIDATION_FAILED */
function refuse(path: string, field: string, text: Text): never {
  const filled = fill(text, { field: fieldLabel(field) });
  throw new ApiError('VALIDATION_FAILED', { text: filled, issues: [{ path, message: filled }] });
}
