import { asc, desc, eq, sql } from 'drizzle-orm';

import { mostActions, readActions } from '../actions/readActions.ts';
import { calculationView } from '../calculations/calculationView.ts';
import type { Queryable } from '../db/open.ts';
import { auditEvents } from '../db/schema/auditEvents.ts';
import { calculations } from '../db/schema/calculations.ts';
import { documents } from '../db/schema/documents.ts';
import { ownerInvitations } from '../db/schema/ownerInvitations.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { readPortfolios } from '../portfolios/readPortfolios.ts';
import { startupFor } from '../startups/getStartup.ts';
import { listOwnerInvitations } from '../startups/listOwnerInvitations.ts';
import { readItems } from '../startups/readItems.ts';
import { isFollowedBy, isLeftToCreator, isOwnedBy } from '../startups/visibility.ts';
import { getProfile } from './getProfile.ts';

/** Exports everything the account holds as a file; data of other users only as far as the owner may see it anyway. */
export const exportAccount: Handler<'exportAccount'> = async ({ ctx }) => {
  const { db, caller } = ctx;
  const { user, pending_email, mail_digest } = await getProfile({
    ctx,
    input: { params: undefined, query: undefined, headers: undefined, body: undefined },
  });
  const followed = await readItems(db, caller, { where: isFollowedBy(caller.id) });
  ctx.response.download(`aval-account-${caller.id}.json`);
  return {
    exported_at: ctx.now().toISOString(),
    user,
    pending_email,
    mail_digest,
    startups: await ownStartups(ctx),
    followed_startups: followed.map(({ id, name }) => ({ id, name })),
    portfolios: await ownPortfolios(ctx),
    documents: await ownDocuments(db, caller.id),
    owner_invitations: await ownInvitations(ctx),
    sessions: await db
      .select({
        created_at: sessions.created_at,
        last_used_at: sessions.last_used_at,
        revoked_at: sessions.revoked_at,
        user_agent: sessions.user_agent,
      })
      .from(sessions)
      .where(eq(sessions.user_id, caller.id))
      .orderBy(asc(sessions.id)),
    events: await ownEvents(db, caller.id),
  };
};

async function ownStartups(ctx: Context) {
  const where = sql`(${isLeftToCreator(ctx.caller.id)} or ${isOwnedBy(ctx.caller.id)})`;
  const own = [];
  for (const { id } of await readItems(ctx.db, ctx.caller, { where })) {
    const rows = await ctx.db
      .select()
      .from(calculations)
      .where(eq(calculations.startup_id, id))
      .orderBy(desc(calculations.calculation_date), desc(calculations.id));
    own.push({
      ...(await startupFor(ctx, ctx.db, id)),
      calculations: rows.map((row) => calculationView(row, ctx.caller, ctx.locale)),
      actions: await readActions(ctx.db, ctx.caller, { where: sql`s.id = ${id}`, most: mostActions }),
    });
  }
  return own;
}

async function ownPortfolios({ db, caller }: Context) {
  const own = [];
  for (const portfolio of await readPortfolios(db, caller, sql`p.user_id = ${caller.id}`)) {
    const where = sql`s.id in (select startup_id from portfolio_startups where portfolio_id = ${portfolio.id})`;
    const items = await readItems(db, caller, { where });
    own.push({ ...portfolio, startups: items.map(({ id, name }) => ({ id, name })) });
  }
  return own;
}

/** Those to the account that are open, and those that it sent. */
async function ownInvitations(ctx: Context) {
  const { invitations: received } = await listOwnerInvitations({
    ctx,
    input: { params: undefined, query: undefined, headers: undefined, body: undefined },
  });
  const sent = await ctx.db
    .select({
      startup_id: ownerInvitations.startup_id,
      user_id: ownerInvitations.named_id,
      email: ownerInvitations.named_email,
      created_at: ownerInvitations.created_at,
      expires_at: ownerInvitations.expires_at,
    })
    .from(ownerInvitations)
    .where(eq(ownerInvitations.invited_by, ctx.caller.id))
    .orderBy(asc(ownerInvitations.id));
  return { received, sent };
}

/** Omits the file contents: they are the user's own files and may be large. */
function ownDocuments(db: Queryable, userId: number) {
  return db
    .select({ name: documents.name, size: documents.size, hash: documents.hash, created_at: documents.created_at })
    .from(documents)
    .where(eq(documents.user_id, userId))
    .orderBy(asc(documents.id));
}

function ownEvents(db: Queryable, userId: number) {
  return db
    .select({
      at: auditEvents.at,
      action: auditEvents.action,
      target_type: auditEvents.target_type,
      target_id: auditEvents.target_id,
    })
    .from(auditEvents)
    .where(eq(auditEvents.user_id, userId))
    .orderBy(asc(auditEvents.id));
}
