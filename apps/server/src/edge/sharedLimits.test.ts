import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ownPostgres } from '../testing/ownPostgres.ts';
import { prepareSharedLimits, sharedLimiter } from './sharedLimits.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
let postgres: Awaited<ReturnType<typeof ownPostgres>>;
let pools: Pool[] = [];

/** The same limit in several processes. */
const limiters = (name: string, max: number) => pools.map((pool) => sharedLimiter(pool, name, max, 60_000));

beforeAll(async () => {
  postgres = await ownPostgres();
  const url = (await postgres?.database('limits'))?.['DATABASE_URL'];
  if (url === undefined) return;
  // A slow response on a busy machine would be mistaken for an unreachable database.
  pools = [0, 1].map(() => new Pool({ connectionString: url, connectionTimeoutMillis: 60_000 }));
  for (const pool of pools) pool.on('error', () => undefined);
  await Promise.all(pools.map((pool) => prepareSharedLimits({ engine: 'server', pool })));
  // Opens all connections first, because a failed connection counts as an unreachable database.
  for (const pool of pools) {
    const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    for (const client of clients) client.release();
  }
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await postgres?.remove();
});

it('refuses nobody for a day when the clock was a day ahead', async () => {
  const [one, two] = limiters('ahead', 1);
  if (!one || !two) return;
  const day = 24 * 3600;
  expect([await one.take('a', at(day)), await one.take('a', at(day))]).toEqual([0, 60]);
  expect([await one.take('a', at(0)), await two.take('a', at(1))]).toEqual([0, 59]);
});

it('counts the attempts of two processes together per key until the window ends', async () => {
  const [one, two] = limiters('exact', 3);
  if (!one || !two) return;
  expect([await one.take('a', at(0)), await two.take('a', at(1)), await one.take('a', at(2))]).toEqual([0, 0, 0]);
  expect([await one.take('a', at(3)), await two.take('a', at(3))]).toEqual([57, 57]);
  expect(await two.take('b', at(3))).toBe(0);
  expect([await two.take('a', at(60)), await one.take('a', at(60))]).toEqual([0, 0]);
});

it('allows at most the limit under concurrency', async () => {
  const [one, two] = limiters('crowd', 20);
  if (!one || !two) return;
  // Later than any sweep that earlier tests may still be running.
  const tries = Array.from({ length: 50 }, (_, turn) => (turn % 2 === 0 ? one : two).take('a', at(600)));
  const refused = (await Promise.all(tries)).filter((seconds) => seconds > 0);
  expect(refused).toHaveLength(30);
});

it('leases large limits in shares and never exceeds the limit', async () => {
  const [one, two] = limiters('large', 500);
  const [pool] = pools;
  if (!one || !two || !pool) return;
  let allowed = 0;
  for (let turn = 0; turn < 700; turn += 1) if ((await (turn < 50 ? one : two).take('a', at(1200))) === 0) allowed += 1;
  expect(allowed).toBe(500);
  const { rows } = await pool.query<{ key: string }>('select key from call_counts');
  expect(rows.map(({ key }) => key).filter((key) => !/^[\w-]{43}$/.test(key))).toEqual([]);
});

it('counts locally while the database is unreachable, and deletes ended windows', async () => {
  const away = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  const { take } = sharedLimiter(away, 'away', 2, 60_000);
  expect([await take('a', at(0)), await take('a', at(1)), await take('a', at(2))]).toEqual([0, 0, 58]);
  await away.end();
  const [one] = limiters('late', 2);
  const [pool] = pools;
  if (!one || !pool) return;
  await one.take('a', at(0));
  await one.take('b', at(3600));
  await expect
    .poll(async () => (await pool.query('select from call_counts where ends_at <= $1', [at(3600)])).rowCount)
    .toBe(0);
});
