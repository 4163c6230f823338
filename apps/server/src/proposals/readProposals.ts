import { isDeepStrictEqual } from 'node:util';

import type { Claim, Proposal } from '@aval/contract';
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { documents } from '../db/schema/documents.ts';
import { claims, proposals } from '../db/schema/proposals.ts';
import { startups } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';

export type ClaimRow = typeof claims.$inferSelect;

interface Reading {
  where: SQL | undefined;
  order: 'newest' | 'oldest';
  most: number;
}

/** Proposals with their claims, each beside what is stored now. */
export async function readProposals(db: Queryable, { where, order, most }: Reading): Promise<Proposal[]> {
  const rows = await db
    .select({
      proposal: proposals,
      startup: startups,
      user: { id: users.id, first_name: users.first_name, last_name: users.last_name },
    })
    .from(proposals)
    .innerJoin(startups, eq(startups.id, proposals.startup_id))
    .leftJoin(users, eq(users.id, proposals.user_id))
    .where(where)
    .orderBy(order === 'newest' ? desc(proposals.id) : asc(proposals.id))
    .limit(most);
  const of = await claimsOf(
    db,
    rows.map(({ proposal }) => proposal.id),
  );
  return rows.map(({ proposal, startup, user }) => ({
    id: proposal.id,
    startup: { id: startup.id, name: startup.name },
    user,
    note: proposal.note,
    created_at: proposal.created_at.toISOString(),
    claims: (of.get(proposal.id) ?? []).map((row) => claimOf(row, startup)),
  }));
}

type ReadClaim = ClaimRow & { document: string | null; found: unknown; decider: string | null };

async function claimsOf(db: Queryable, ids: readonly number[]): Promise<Map<number, ReadClaim[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      claim: claims,
      document: documents.name,
      // What the file says of the field; the whole of what was found in it is too much for a list.
      found: sql`(
        select f -> 'value' from jsonb_array_elements(${documents.found} -> 'facts') f
        where f ->> 'field' = ${claims.field} limit 1)`,
      decider: sql<string | null>`nullif(concat_ws(' ', ${users.first_name}, ${users.last_name}), '')`,
    })
    .from(claims)
    .leftJoin(users, eq(users.id, claims.decided_by))
    .leftJoin(documents, eq(documents.id, claims.document_id))
    .where(inArray(claims.proposal_id, [...ids]))
    .orderBy(asc(claims.id));
  return Map.groupBy(
    rows.map(({ claim, ...beside }) => ({ ...claim, ...beside })),
    ({ proposal_id }) => proposal_id,
  );
}

/** The stored value of a field. */
export const storedValue = (startup: object, field: string): unknown =>
  (startup as Readonly<Record<string, unknown>>)[field] ?? null;

/** Whether the stored value is another one than when the claim was made. */
const isStale = ({ field, before }: Pick<ClaimRow, 'field' | 'before'>, startup: object): boolean =>
  !isDeepStrictEqual(storedValue(startup, field), before ?? null);

function claimOf(row: ReadClaim, startup: object): Claim {
  return {
    id: row.id,
    field: row.field,
    value: row.value,
    before: row.before,
    stored: storedValue(startup, row.field),
    is_stale: row.state === 'open' && isStale(row, startup),
    as_of: row.as_of,
    state: row.state,
    reason: row.reason,
    document_id: row.document_id,
    document: row.document,
    page: row.page,
    cell: row.cell,
    quote: row.quote,
    found: typeof row.found === 'number' ? row.found : null,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decider,
    is_automatic: row.is_automatic,
  };
}
