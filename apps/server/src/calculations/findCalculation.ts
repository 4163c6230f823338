import { calculationKeyPattern } from '@aval/contract';
import { and, eq } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { calculations } from '../db/schema/calculations.ts';
import type { CalculationRow } from '../evaluation/storeCalculation.ts';
import { ApiError } from '../http/ApiError.ts';

/**
 * Finds a calculation of a startup by its key: its id, or its date `YYYY-MM-DD_HH:MM:SS` in UTC.
 *
 * @throws ApiError INVALID_TIMESTAMP for any other key, NOT_FOUND when there is no such calculation.
 */
export async function findCalculation(db: Queryable, startupId: number, key: string): Promise<CalculationRow> {
  if (!calculationKeyPattern.test(key)) throw new ApiError('INVALID_TIMESTAMP');
  const isNumber = !key.includes('_');
  const [row] = await db
    .select()
    .from(calculations)
    .where(
      and(
        eq(calculations.startup_id, startupId),
        isNumber ? eq(calculations.id, Number(key)) : eq(calculations.calculation_date, momentOf(key)),
      ),
    );
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

function momentOf(key: string): Date {
  const text = `${key.replace('_', 'T')}.000Z`;
  const moment = new Date(text);
  // JavaScript rejects or shifts a day or hour that does not exist; PostgreSQL has no year 0.
  const isMoment = moment.getUTCFullYear() > 0 && moment.toISOString() === text;
  if (!isMoment) throw new ApiError('INVALID_TIMESTAMP');
  return moment;
}
