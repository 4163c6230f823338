import type { Proposal } from '@aval/contract';
import { and, eq, isNull } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { proposals } from '../db/schema/proposals.ts';
import { startups } from '../db/schema/startups.ts';
import { ApiError } from '../http/ApiError.ts';
import { readProposals } from './readProposals.ts';

/** @throws ApiError NOT_FOUND when it does not exist, or its startup was deleted. */
export async function proposalById(db: Queryable, id: number): Promise<Proposal> {
  const where = and(eq(proposals.id, id), isNull(startups.deleted_at));
  const [proposal] = await readProposals(db, { where, order: 'newest', most: 1 });
  if (!proposal) throw new ApiError('NOT_FOUND');
  return proposal;
}
