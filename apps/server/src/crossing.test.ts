import { afterAll, beforeAll, expect, it } from 'vitest';

import { hasPostgres, ownPostgres } from './testing/ownPostgres.ts';
import { startupBody } from './testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from './testing/testServer.ts';

const rounds = 6;
let postgres: Awaited<ReturnType<typeof ownPostgres>>;
let server: TestServer;
let admin: TestUser;
let startupId: number;

/** Transactions conflict only on a PostgreSQL server, because the embedded database has one session. */
beforeAll(async () => {
  postgres = await ownPostgres();
  server = await testServer(await postgres.database('crossing'));
  admin = await server.makeUser({ role: 'admin' });
  startupId = (await server.call('POST', '/api/startups', { as: admin, body: startupBody() })).body.id;
});
afterAll(async () => {
  if (postgres) await server.close();
  await postgres?.remove();
});

type Wish = readonly [method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, as: TestUser, body?: unknown];

/** Sends all requests concurrently and returns the unexpected errors. */
async function failuresOf(wishes: readonly Wish[]): Promise<string[]> {
  const answers = await Promise.all(wishes.map(([method, path, as, body]) => server.call(method, path, { as, body })));
  return answers.flatMap(({ status, body }, index) =>
    status >= 500 ? [`${wishes[index]?.slice(0, 2).join(' ')}: ${body.error}`] : [],
  );
}

const demoted = (user: TestUser) => ({
  first_name: 'Person',
  last_name: 'Demoted',
  email: user.email,
  role: 'user',
  profile_type_code: 'I',
  profile_group_code: 'INVESTOR',
});

it.skipIf(!hasPostgres)('a portfolio can be deleted while startups are added to it', async () => {
  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { id } = (await server.call('POST', '/api/portfolios', { as: admin, body: { name: `Round ${round}` } })).body;
    const entry = `/api/portfolios/${id}/startups/${startupId}`;
    failures.push(
      ...(await failuresOf([
        ['DELETE', `/api/portfolios/${id}`, admin],
        ['POST', entry, admin],
        ['POST', entry, admin],
      ])),
    );
  }
  expect(failures).toEqual([]);
});

it.skipIf(!hasPostgres)('an account can be deleted while it sends requests and is referred to', async () => {
  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const user = await server.makeUser();
    const owned = (await server.call('POST', '/api/startups', { as: admin, body: startupBody() })).body.id;
    const { id } = (await server.call('POST', '/api/portfolios', { as: user, body: { name: 'Mine' } })).body;
    failures.push(
      ...(await failuresOf([
        ['DELETE', `/api/user/${user.id}`, admin],
        ['POST', '/api/startups', user, startupBody({ is_owner: true })],
        ['POST', '/api/portfolios', user, { name: 'Other' }],
        ['POST', `/api/startups/${startupId}/follow`, user],
        ['POST', `/api/portfolios/${id}/startups/${startupId}`, user],
        ['POST', `/api/startups/${owned}/owner`, admin, { user_id: user.id }],
        ['PATCH', `/api/startups/${owned}`, admin, { user_id: user.id }],
      ])),
    );
  }
  expect(failures).toEqual([]);
});

it.skipIf(!hasPostgres)(
  'two administrators who demote each other at the same moment leave one administrator',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [one, other] = [await server.makeUser({ role: 'admin' }), await server.makeUser({ role: 'admin' })];
      const failures = await failuresOf([
        ['PUT', `/api/user/${one.id}`, other, demoted(one)],
        ['PUT', `/api/user/${other.id}`, one, demoted(other)],
      ]);
      expect(failures).toEqual([]);
    }
  },
);
