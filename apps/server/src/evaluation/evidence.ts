import { type DatedSource, withSources } from '@aval/contract';
import type { ExaminedFacts, StartupFacts } from '@aval/metrics';
import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { readPacked } from '../db/readPacked.ts';
import type { StoredAnswers } from '../db/schema/StoredAnswer.ts';

/** The newest source of each field of a startup that is no default, as a JSON array of `DatedSource`. */
export const packedEvidence = (startupId: SQL): SQL => sql`(
  select json_agg(json_build_array(newest.field, newest.kind, to_char(newest.day, 'YYYY-MM-DD')))
  from (
    select distinct on (f.field) f.field, f.kind, greatest(
      coalesce(f.as_of, (f.at at time zone 'UTC')::date),
      case when f.kind in ('stated', 'import') then (f.confirmed_at at time zone 'UTC')::date end) as day
    from field_sources f where f.startup_id = ${startupId} order by f.field, f.id desc
  ) newest
  where newest.kind <> 'defaulted')`;

/** The facts of a startup with what its sources say of them, and which contradictions somebody has answered. */
export async function examinedFacts(tx: Queryable, startupId: number, facts: StartupFacts): Promise<ExaminedFacts> {
  const [packed] = await readPacked<[DatedSource[] | null, StoredAnswers]>(
    tx,
    sql`select json_build_array(${packedEvidence(sql`s.id`)}, s.answers) as packed from startups s where s.id = ${startupId}`,
  );
  const [sources, answers] = packed ?? [null, {}];
  return withAnswers(withSources(facts, sources ?? []), answers);
}

/** The facts with whether each contradiction was answered and the answer accepted; what was said stays with the startup. */
export function withAnswers(facts: StartupFacts, answers: StoredAnswers): ExaminedFacts {
  const entries = Object.entries(answers);
  if (entries.length === 0) return facts;
  return { ...facts, answers: Object.fromEntries(entries.map(([id, { accepted }]) => [id, { accepted }])) };
}
