import { desc, eq } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { calculations } from '../db/schema/calculations.ts';
import type { CalculationRow } from '../evaluation/storeCalculation.ts';

/** A calculation and the later ones that repeat it. */
export interface DistinctCalculation {
  row: CalculationRow;
  /** Newest first. */
  repeats: readonly CalculationRow[];
}

function contentOf({
  id: _id,
  calculation_date: _date,
  fingerprint: _fingerprint,
  ...content
}: CalculationRow): string {
  return JSON.stringify(content);
}

/**
 * Groups the calculations of a startup with the equal ones that follow: nightly runs used to store each startup again
 * even when nothing had changed.
 *
 * @param rows newest first.
 */
export function distinctCalculations(rows: readonly CalculationRow[]): DistinctCalculation[] {
  const contents = rows.map(contentOf);
  const starts = rows.flatMap((_, index) => (contents[index] === contents[index + 1] ? [] : [index]));
  return starts.flatMap((end, index) => {
    const row = rows[end];
    return row ? [{ row, repeats: rows.slice((starts[index - 1] ?? -1) + 1, end) }] : [];
  });
}

/** The calculations of a startup as they are shown, newest first. */
export async function readDistinctCalculations(db: Queryable, startupId: number): Promise<DistinctCalculation[]> {
  const rows = await db
    .select()
    .from(calculations)
    .where(eq(calculations.startup_id, startupId))
    .orderBy(desc(calculations.calculation_date), desc(calculations.id));
  return distinctCalculations(rows);
}
