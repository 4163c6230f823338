import { startupField } from '@aval/contract';
import { evaluatedFields, inputDomains } from '@aval/metrics';

import type { Db } from '../../apps/server/src/db/open.ts';
import { loadMasterData } from '../../apps/server/src/masterData/loadMasterData.ts';
import { type SQL, sql } from '../../apps/server/src/testing/sql.ts';
import { makeWordings, type Wording } from './vocabulary.ts';

export const people = 1000;
const atOnce = 10_000;
/** Startups per thousand that are private, have an owner, or have no score. */
const share = { private: 150, owned: 300, unscored: 100 };

/**
 * Fills an empty database with `count` startups and a thousand users, the same in every run: invented names,
 * descriptions of common and rare words, private startups, owners, followers and scores.
 */
export async function fill(db: Db, count: number, tell: (done: number) => void = () => undefined): Promise<void> {
  // Indexing a million rows takes longer than the server's statement timeout.
  await db.execute(sql`set statement_timeout = 0`);
  await loadMasterData(db);
  await addPeople(db);
  const indexes = await withoutIndexes(db);
  const wording = makeWordings();
  for (let from = 1; from <= count; from += atOnce) {
    const to = Math.min(count, from + atOnce - 1);
    await addStartups(db, from, Array.from({ length: to - from + 1 }, wording));
    tell(to);
  }
  for (const index of indexes) await db.execute(sql.raw(index));
  for (const table of ['startups', 'latest_scores', 'startup_owners', 'startup_followers', 'users']) {
    await db.execute(sql.raw(`vacuum (analyze) ${table}`));
  }
}

async function addPeople(db: Db): Promise<void> {
  await db.execute(sql`
    insert into users (email, email_key, first_name, last_name, role, profile_type_code, profile_group_code)
    select 'person' || i || '@example.com', 'person' || i || '@example.com', 'Person', 'Number ' || i, case when i = 1 then 'admin' else 'user' end, 'I', 'INVESTOR'
    from generate_series(1, ${people}::int) as i`);
}

/** Drops the indexes of the startups, because rebuilding is faster than updating. Returns the SQL to recreate them. */
async function withoutIndexes(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'startups' and indexname not in (select conname from pg_constraint)`);
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`));
  return rows.map(({ definition }) => definition);
}

/** A number from 0 to 1 that depends on the startup and the purpose. */
const chance = (purpose: number): SQL =>
  sql.raw(`((hashint8extended(i::bigint, ${purpose}) & 1048575)::float8 / 1048576)`);
const below = (purpose: number, most: number): SQL => sql`floor(${chance(purpose)} * ${sql.raw(String(most))})::int`;
const isOf = (purpose: number, ofThousand: number): SQL =>
  sql`${chance(purpose)} < ${sql.raw(String(ofThousand / 1000))}`;
async function addStartups(db: Db, from: number, wordings: readonly Wording[]): Promise<void> {
  const to = from + wordings.length - 1;
  const facts = evaluatedFields.map((field, index) => {
    const { min, max } = inputDomains[field];
    const top = Math.min(max, field === 'foundation_year' ? 2026 : max > 1e6 ? 5e6 : max);
    const bottom = field === 'foundation_year' ? 2005 : min;
    const value = sql`${sql.raw(String(bottom))} + ${chance(100 + index)} * ${sql.raw(String(top - bottom))}`;
    const isWhole = !['decimal', 'money', 'percent', 'unit'].includes(startupField(field).kind);
    return [
      sql.identifier(field),
      isWhole
        ? sql`floor(${value})`
        : sql`${value} + 0.001 * ${sql.raw(String(Math.min(1, top - bottom)))} * (1 - ${chance(100 + index)})`,
    ] as const;
  });
  const columns = sql.join(
    facts.map(([name]) => name),
    sql`, `,
  );
  const values = sql.join(
    facts.map(([, value]) => value),
    sql`, `,
  );
  const texts = [wordings.map(({ name }) => name), wordings.map(({ description }) => description)];
  const [names, descriptions] = texts.map((list) => sql`${sql.param(list)}::text[]`);
  await db.execute(sql`
    insert into startups (name, description, location, website_url, is_private, user_id, created_at, updated_at,
      industry_id, stage_id, business_model_id, market_size_id, financing_type_id, ${columns})
    select name, description, 'Vigo, Spain',
      'https://www.site' || i || '.example',
      (${isOf(5, share.private)})::int::smallint,
      case when ${isOf(6, share.owned)} then 1 + ${below(9, people)} end,
      timestamptz '2024-01-01' + ${chance(10)} * interval '700 days',
      timestamptz '2026-01-01' + ${chance(11)} * interval '150 days',
      1 + ${below(16, 5)}, 1 + ${below(17, 5)}, 1 + ${below(18, 3)}, 1 + ${below(19, 3)}, 1 + ${below(20, 3)},
      ${values}
    from (
      select ${from}::int + n::int - 1 as i, name, description from unnest(${names}, ${descriptions}) with ordinality as t (name, description, n)
    ) as given
    order by i`);
  await db.execute(sql`
    insert into startup_owners (startup_id, user_id)
    select id, user_id from startups where id between ${from} and ${to} and user_id is not null and id % 2 = 0`);
  await db.execute(sql`
    insert into startup_followers (startup_id, user_id)
    select i, 1 + ${below(12, people)} from generate_series(${from}::int, ${to}::int) as i where i % 20 = 0`);
  await db.execute(sql`
    insert into latest_scores (startup_id, score, level, coverage, range_low, range_high, evaluated_at)
    select i, round((20 + ${chance(13)} * 30 + ${chance(14)} * 40)::numeric, 1), 'medium', 0.9, 30, 60, timestamptz '2026-05-01'
    from generate_series(${from}::int, ${to}::int) as i where not ${isOf(15, share.unscored)}`);
}
