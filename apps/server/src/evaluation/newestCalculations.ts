import { MODEL_VERSION } from '@aval/metrics';
import { sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { readPacked } from '../db/readPacked.ts';
import type { Compared } from './changeEvents.ts';

type Packed = Omit<Compared, 'calculation_date'> & { startup_id: number; calculation_date: string };

/** The newest calculation of each startup, for comparison, where it is of this model version. */
export async function newestCalculations(tx: Queryable, startupIds: readonly number[]): Promise<Map<number, Compared>> {
  if (startupIds.length === 0) return new Map();
  const rows = await readPacked<Packed>(
    tx,
    sql`
      select json_build_object(
        'startup_id', c.startup_id, 'calculation_date', c.calculation_date, 'model_version', c.model_version,
        'IE_investability_score', c."IE_investability_score", 'IE_investability_level', c."IE_investability_level",
        'expired', c.expired, 'inputs', c.inputs) as packed
      from latest_scores l
      join calculations c on c.startup_id = l.startup_id and c.calculation_date = l.evaluated_at
      where l.startup_id = any(${sql.param([...startupIds])}::int[]) and c.model_version = ${MODEL_VERSION}`,
  );
  return new Map(
    rows.map(({ startup_id, calculation_date, ...row }) => [
      startup_id,
      { ...row, calculation_date: new Date(calculation_date) },
    ]),
  );
}
