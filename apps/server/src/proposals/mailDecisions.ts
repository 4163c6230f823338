import { and, eq, gt, inArray, isNull, lt, not } from 'drizzle-orm';

import { claims, proposals } from '../db/schema/proposals.ts';
import { startups } from '../db/schema/startups.ts';
import { loggableError } from '../errors/loggableError.ts';
import { isUndeliverable } from '../mail/isUndeliverable.ts';
import type { Services } from '../services/Services.ts';
import { mailDecision } from './mailDecision.ts';
import { readProposals } from './readProposals.ts';
import { undoableMs } from './undoableMs.ts';

/** A decision is mailed this long after it can be taken back no more: the clocks of two servers are not quite the same. */
const slackMs = 30_000;
/** News that is older than a week is not mailed any more: the notice in the product has told it. */
const newsMs = 7 * 24 * 60 * 60_000;
/** So many proposals are mailed at a time. */
const most = 100;

type MailServices = Pick<Services, 'db' | 'mailer' | 'site' | 'log' | 'now'>;

/**
 * Mails the decisions that are final and were not mailed yet, one mail for each proposal.
 *
 * @returns How many mails could not be sent now and are due again; one that was refused for good is not.
 */
export async function mailDecisions(services: MailServices): Promise<number> {
  const { db, log, now } = services;
  const at = now();
  const isDue = and(
    isNull(claims.mailed_at),
    not(claims.is_automatic),
    inArray(claims.state, ['accepted', 'refused', 'asked']),
    lt(claims.decided_at, new Date(at.getTime() - undoableMs - slackMs)),
    gt(claims.decided_at, new Date(at.getTime() - newsMs)),
  );
  let unsent = 0;
  const due = await db.selectDistinct({ id: claims.proposal_id }).from(claims).where(isDue).limit(most);
  for (const { id } of due) {
    // Taken before the mail is sent, so that another process does not send it too.
    const taken = await db
      .update(claims)
      .set({ mailed_at: at })
      .where(and(isDue, eq(claims.proposal_id, id)))
      .returning({ id: claims.id });
    const ids = new Set(taken.map((claim) => claim.id));
    if (ids.size === 0) continue;
    const where = and(eq(proposals.id, id), isNull(startups.deleted_at));
    const [proposal] = await readProposals(db, { where, order: 'newest', most: 1 });
    if (!proposal) continue;
    const decided = proposal.claims.filter((claim) => ids.has(claim.id));
    try {
      await mailDecision(services, proposal, decided);
    } catch (error) {
      log.error({ err: loggableError(error), proposal: id }, 'Mailing a decision about figures failed');
      if (isUndeliverable(error)) continue;
      await db
        .update(claims)
        .set({ mailed_at: null })
        .where(inArray(claims.id, [...ids]));
      unsent += 1;
    }
  }
  return unsent;
}
