import { evaluate, utcDay } from '@aval/metrics';
import { and, eq, inArray } from 'drizzle-orm';

import type { Transaction } from '../db/open.ts';
import { claims } from '../db/schema/proposals.ts';
import { examinedFacts } from '../evaluation/evidence.ts';
import type { Context } from '../http/Context.ts';
import { factsOf, type StartupRow } from '../startups/facts.ts';
import { acceptClaims } from './acceptClaims.ts';
import { onlyIn, withClaims } from './effectOf.ts';
import type { ClaimRow } from './readProposals.ts';

interface Proposed {
  startup: StartupRow;
  proposalId: number;
  proposedBy: number;
}

/** Accepts what opens no severe contradiction, where the setting says so; the rest waits for an administrator. */
export async function acceptAutomatically(
  ctx: Context,
  tx: Transaction,
  { startup, proposalId, proposedBy }: Proposed,
): Promise<void> {
  const proposed = await tx.select().from(claims).where(eq(claims.proposal_id, proposalId));
  const accepted = await harmless(ctx, tx, startup, proposed);
  if (accepted.length === 0) return;
  const ids = accepted.map(({ id }) => id);
  await tx
    .update(claims)
    .set({ state: 'accepted', is_automatic: true, decided_at: ctx.now() })
    .where(and(inArray(claims.id, ids), eq(claims.state, 'open')));
  await acceptClaims(ctx, tx, { startupId: startup.id, proposalId, proposedBy, acceptedBy: null, accepted });
}

/** All claims, or those that have no part in a severe contradiction that all of them would open. */
async function harmless(
  ctx: Context,
  tx: Transaction,
  startup: StartupRow,
  proposed: readonly ClaimRow[],
): Promise<readonly ClaimRow[]> {
  const facts = await examinedFacts(tx, startup.id, factsOf(startup));
  const options = { asOf: utcDay(ctx.now()) };
  const master = ctx.masterData.forEvaluation;
  const before = evaluate(facts, master, options);
  const severe = (some: readonly ClaimRow[]) =>
    onlyIn(evaluate(withClaims(facts, some), master, options), before).filter(({ severity }) => severity === 'severe');
  const involved = new Set(severe(proposed).flatMap(({ fields }) => fields.map((path) => path.split('.')[0])));
  const rest = proposed.filter(({ field }) => !involved.has(field));
  return severe(rest).length === 0 ? rest : [];
}
