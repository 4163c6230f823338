import type { StartupEvent } from '@aval/contract';
import { sql } from 'drizzle-orm';

import type { Queryable } from './open.ts';

export type NewStartupEvent = StartupEvent & {
  startupId: number;
  /** The date of the calculation that it tells of, which is stored already. */
  calculationDate?: Date;
  proposalId?: number;
  at: Date;
};

/** Stores events of startups, in one statement for any number. Must run in the transaction of their cause. */
export async function storeStartupEvents(tx: Queryable, events: readonly NewStartupEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ startupId, kind, detail, calculationDate, proposalId, at }) => {
    return { startup_id: startupId, kind, detail, calculation_date: calculationDate, proposal_id: proposalId, at };
  });
  await tx.execute(sql`
    insert into startup_events (startup_id, kind, detail, calculation_id, proposal_id, created_at)
    select e.startup_id, e.kind, e.detail, c.id, e.proposal_id, e.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (startup_id int, kind text, detail jsonb, calculation_date timestamptz, proposal_id int, at timestamptz)
    left join calculations c on c.startup_id = e.startup_id and c.calculation_date = e.calculation_date`);
}
