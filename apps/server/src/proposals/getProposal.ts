import { utcDay } from '@aval/metrics';

import { examinedFacts } from '../evaluation/evidence.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { factsOf, readStartupRow } from '../startups/facts.ts';
import { effectOf } from './effectOf.ts';
import { proposalById } from './proposalById.ts';

/** A proposal, and what accepting everything that is open in it would do. */
export const getProposal: Handler<'getProposal'> = async ({ ctx, input: { params } }) => {
  const proposal = await proposalById(ctx.db, params.id);
  const row = await readStartupRow(ctx.db, proposal.startup.id);
  if (!row) throw new ApiError('NOT_FOUND');
  const facts = await examinedFacts(ctx.db, row.id, factsOf(row));
  const scene = { master: ctx.masterData.forEvaluation, asOf: utcDay(ctx.now()), locale: ctx.locale };
  return { proposal, effect: effectOf(facts, proposal.claims, scene) };
};
