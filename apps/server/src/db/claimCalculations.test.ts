import { expect, it } from 'vitest';

import { databaseAfter } from '../testing/databaseAfter.ts';
import { migrateDatabase } from './migrate.ts';

/** The migrations before each claim named the calculation that accepting it added. */
const before = 11;

it('gives each earlier claim the first calculation of its proposal since it was accepted', async () => {
  const pool = await databaseAfter(before);
  await pool.query(`
    insert into startups (name, description) values ('Senda', 'Trails');
    insert into proposals (startup_id, undo) values (1, '{"claim_ids": [1]}'), (1, null);
    insert into calculations (startup_id, calculation_date, proposal_id, "IE_investability_level", model_version, coverage,
      estimated, warnings, recommendations, inputs)
    select 1, date::timestamptz, proposal, 'low', '2.0.0', 1, '{}', '[]', '[]', '{}' from (values
      ('2026-06-01T09:00:00Z', null), ('2026-06-02T09:00:00Z', 1), ('2026-06-02T09:30:00Z', 2), ('2026-06-02T10:00:00Z', 1)
    ) as made (date, proposal);
    insert into claims (proposal_id, startup_id, field, as_of, state, decided_at)
    select proposal, 1, field, '2026-06-01', state, decided_at::timestamptz from (values
      (1, 'team_size', 'accepted', '2026-06-02T09:00:00.7Z'), (1, 'revenue', 'accepted', '2026-06-02T09:59:59Z'),
      (1, 'burn_rate', 'refused', '2026-06-02T09:00:00Z'), (2, 'revenue', 'accepted', '2026-06-02T09:30:00Z'),
      (2, 'burn_rate', 'open', null)
    ) as stated (proposal, field, state, decided_at)`);
  await migrateDatabase(pool, 'begin anew');
  const { rows } = await pool.query<{ at: Date | null }>(`
    select k.calculation_date as at from claims c left join calculations k on k.id = c.calculation_id order by c.id`);
  expect(rows.map(({ at }) => at?.toISOString().slice(11, 16) ?? null)).toEqual([
    '09:00',
    '10:00',
    null,
    '09:30',
    null,
  ]);
  const { rows: undoable } = await pool.query('select id from proposals where undo is not null');
  expect(undoable).toEqual([]);
});
