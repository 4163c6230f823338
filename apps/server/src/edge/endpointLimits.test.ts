import { endpoints } from '@aval/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type TestServer, testServer, testServerForThis, type TestUser } from '../testing/testServer.ts';

it('limits sign-in to five attempts a minute per address and e-mail', async () => {
  const server = await testServerForThis({ AVAL_LIMIT_SIGN_IN: '5' });
  const attempt = (email: string) =>
    server.call('POST', '/api/auth/login', { body: { email, password: 'Wrong!1pass' } });
  for (let tries = 0; tries < 5; tries += 1) expect((await attempt('a@example.com')).status).toBe(401);
  const limited = await attempt('A@example.com');
  expect([limited.status, limited.body.error, limited.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '60']);
  expect((await attempt('b@example.com')).status).toBe(401);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  expect((await attempt('a@example.com')).status).toBe(401);
});

it('limits all requests per user', async () => {
  const server = await testServerForThis({ AVAL_LIMIT_CALLS: '3' });
  const [one, other] = [await server.makeUser(), await server.makeUser()];
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await server.call('GET', '/api/user/me', { as: one })).status).toBe(200);
  }
  expect((await server.call('GET', '/api/user/me', { as: one })).status).toBe(429);
  expect((await server.call('GET', '/api/user/me', { as: other })).status).toBe(200);
});

it('limits what a user changes within a day, so that one account cannot fill the disk', async () => {
  const server = await testServerForThis({ AVAL_LIMIT_CHANGES: '2' });
  const [one, other] = [await server.makeUser(), await server.makeUser()];
  const create = async (name: string, as = one) =>
    (await server.call('POST', '/api/portfolios', { as, body: { name } })).status;
  expect([await create('a'), await create('b'), await create('c')]).toEqual([201, 201, 429]);
  expect((await server.call('GET', '/api/portfolios/mine', { as: one })).status).toBe(200);
  expect(await create('a', other)).toBe(201);
});

it('limits requests that are refused, which would fill the log otherwise', async () => {
  const server = await testServerForThis({ AVAL_LIMIT_CALLS: '3' });
  const one = await server.makeUser();
  const tries = async (as: TestUser | null, headers = {}) => {
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await server.call('GET', '/api/user', { as, headers })).status);
    }
    return statuses;
  };
  expect(await tries(one)).toEqual([403, 403, 403, 429]);
  expect(server.logged.filter((line) => line.includes('FORBIDDEN'))).toHaveLength(3);
  expect(await tries(null, { authorization: 'Bearer a.b.c' })).toEqual([401, 401, 401, 429]);
});

describe('once a minute or an hour', () => {
  const once = {
    AVAL_LIMIT_REGISTER: '1',
    AVAL_LIMIT_CONFIRMATION: '1',
    AVAL_LIMIT_CONTACT: '1',
    AVAL_LIMIT_SIGN_IN: '1',
    AVAL_LIMIT_DOCUMENTS: '1',
    AVAL_LIMIT_SCRAPING: '1',
    AVAL_LIMIT_EVALUATE: '1',
  };
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer(once);
  });
  afterAll(() => server.close());

  it.each([
    ['register', 3600],
    ['contact', 3600],
    ['changePassword', 60],
    ['deleteAccount', 60],
    ['changeEmail', 60],
    ['resendConfirmation', 86_400],
    ['processDocument', 60],
    ['mapFields', 60],
    ['scrapeStartup', 60],
    ['scrapeTest', 60],
    ['scrapeBatch', 60],
    ['evaluateStartup', 60],
  ] as const)('limits %s, whatever is sent', async (id, seconds) => {
    const admin = await server.makeUser({ role: 'admin' });
    const { method, path } = endpoints[id];
    const send = () => server.call(method, path.replace('{id}', '1'), { as: admin, body: {} });
    expect((await send()).status).not.toBe(429);
    const refused = await send();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
  });
});
