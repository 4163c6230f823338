import type { CalculationRecord } from '@aval/contract';
import { asc, eq, inArray } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { claims, proposals } from '../db/schema/proposals.ts';

type Cause = NonNullable<CalculationRecord['proposal']>;

/**
 * The proposals that led to calculations, by the id of the calculation, with the fields that were accepted in the
 * decision that made it.
 */
export async function causes(db: Queryable, calculationIds: readonly number[]): Promise<Map<number, Cause>> {
  if (calculationIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: proposals.id,
      created_at: proposals.created_at,
      calculation_id: claims.calculation_id,
      field: claims.field,
      is_automatic: claims.is_automatic,
    })
    .from(claims)
    .innerJoin(proposals, eq(proposals.id, claims.proposal_id))
    .where(inArray(claims.calculation_id, [...calculationIds]))
    .orderBy(asc(claims.id));
  const grouped = Map.groupBy(rows, ({ calculation_id }) => calculation_id ?? 0);
  return new Map(
    [...grouped].flatMap(([calculationId, accepted]) => {
      const [first] = accepted;
      if (!first) return [];
      const fields = accepted.map(({ field }) => field);
      const is_automatic = accepted.some((row) => row.is_automatic);
      return [[calculationId, { id: first.id, created_at: first.created_at.toISOString(), fields, is_automatic }]];
    }),
  );
}
