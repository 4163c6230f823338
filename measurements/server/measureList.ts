import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { pino } from 'pino';

import { signAccess } from '../../apps/server/src/accounts/tokens.ts';
import { readEnv } from '../../apps/server/src/configuration/env.ts';
import { makeApp } from '../../apps/server/src/edge/app.ts';
import { makeServices } from '../../apps/server/src/makeServices.ts';
import { unlimited } from '../../apps/server/src/resilience/unlimited.ts';
import { addStartups } from '../../apps/server/src/testing/manyStartups.ts';
import { callRepeatedly } from './callRepeatedly.ts';
import type { Engine } from './engines.ts';

export interface Listed {
  rows: number;
  /** Processor time of this process and its threads for the whole list, in milliseconds, one value per turn. */
  ours: number[];
  /** The same for a plain handler: a query for the same columns, and JSON.stringify. */
  plain: number[];
}

const query = `
  select s.id, s.name, s.description, s.location, s.foundation_year, s.website_url, s.industry_id, s.stage_id,
    s.business_model_id, s.is_private,
    exists (select 1 from startup_owners o where o.startup_id = s.id and o.user_id = $1) as is_owner,
    exists (select 1 from startup_followers f where f.startup_id = s.id and f.user_id = $1) as is_following,
    s.updated_at, l.score as "IE_investability_score", l.level as "IE_investability_level", l.coverage,
    l.range_low, l.range_high
  from startups s left join latest_scores l on l.startup_id = s.id
  where s.deleted_at is null order by s.name_key, s.id`;

/** Reads the list of all startups over HTTP from the server's handler and from a plain handler, alternating. */
export async function measureList(engine: Engine, rows: number, turns: number): Promise<Listed> {
  const { database } = engine;
  const env = readEnv({ AVAL_SECRET: 'x'.repeat(64), ...engine.settings, AVAL_DEMO: '0', ...unlimited });
  const services = await makeServices(env, database, pino({ level: 'silent' }));
  await addStartups(database.db, rows);
  const { pool } = database;
  const { rows: people } = await pool.query<{ id: number }>(`
    insert into users (email, email_key, first_name, last_name, role, profile_type_code, profile_group_code)
    values ('reader@example.com', 'reader@example.com', 'Reader', 'Example', 'admin', 'I', 'INVESTOR') returning id`);
  const userId = people[0]?.id ?? 0;
  const { rows: made } = await pool.query<{ id: number }>(
    `insert into sessions (user_id, is_remembered, expires_at) values ($1, false, now() + interval '1 day') returning id`,
    [userId],
  );
  const token = await signAccess(services.secret, { userId, sessionId: made[0]?.id ?? 0 }, new Date());
  await pool.query('vacuum analyze startups');

  const app = await makeApp(services, '/nowhere');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const plain = createServer((_, response) => {
    void pool.query(query, [userId]).then(({ rows: startups }) => {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ success: true, startups }));
    });
  });
  await new Promise<void>((ready) => plain.listen(0, '127.0.0.1', ready));
  const plainAddress = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
  const measured: Listed = { rows, ours: [], plain: [] };
  for (let turn = 0; turn <= turns; turn += 1) {
    const ours = await busyMsOf(() => callRepeatedly(address, '/api/startups/list-full', token, 10, 1));
    const theirs = await busyMsOf(() => callRepeatedly(plainAddress, '/', token, 10, 1));
    if (turn === 0) continue;
    measured.ours.push(ours / 10);
    measured.plain.push(theirs / 10);
  }
  plain.close();
  await app.close();
  return measured;
}

async function busyMsOf(work: () => Promise<void>): Promise<number> {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}
