import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testPassword, type TestServer, testServer, testServerForThis } from '../testing/testServer.ts';
import { deviceToken, knownDevice } from './devices.ts';

const hourMs = 3_600_000;

describe('guesses of a password', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  const newAccount = async () => server.makeUser({ password_hash: await server.passwordHash() });
  const signIn = (email: string, password = testPassword, cookie = '') =>
    server.call('POST', '/api/auth/login', { body: { email, password }, cookie });
  const guess = (email: string, cookie = '') => signIn(email, 'Wrong!1pass', cookie);

  /** The cookie of a browser in which somebody signed in. */
  async function browserOf(email: string): Promise<string> {
    const { headers } = await signIn(email);
    const device = [headers['set-cookie']].flat().find((one) => String(one).startsWith('aval_device='));
    return String(device).split(';')[0] ?? '';
  }

  it('are judged ten times at most when they come all at once', async () => {
    const { email } = await newAccount();
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(30);
  });

  it('of others do not lock a browser in which the owner signed in before', async () => {
    const { email } = await newAccount();
    const browser = await browserOf(email);
    for (let tries = 0; tries < 11; tries += 1) await guess(email);
    expect((await signIn(email)).status).toBe(423);
    expect((await signIn(email, testPassword, browser)).status).toBe(200);
    // Signing in there does not unlock the browsers of others.
    expect((await signIn(email)).status).toBe(423);
  });

  it('from a known browser lock it, too', async () => {
    const { email } = await newAccount();
    const browser = await browserOf(email);
    for (let tries = 0; tries < 10; tries += 1) expect((await guess(email, browser)).status).toBe(401);
    expect((await signIn(email, testPassword, browser)).status).toBe(423);
    expect((await signIn(email)).status).toBe(200);
  });

  it('are not judged more often because of a browser known to somebody else, or an invented one', async () => {
    const { email } = await newAccount();
    const other = await browserOf((await newAccount()).email);
    const cookies = [other, 'aval_device=x', `aval_device=${'a'.repeat(22)}.${'b'.repeat(43)}`];
    for (let tries = 0; tries < 10; tries += 1) await guess(email, cookies[tries % cookies.length]);
    for (const cookie of cookies) expect((await signIn(email, testPassword, cookie)).status).toBe(423);
  });

  it('do not lock longer than 15 minutes when the clock was ahead', async () => {
    const { email } = await newAccount();
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 24 * hourMs);
    for (let tries = 0; tries < 11; tries += 1) await guess(email);
    server.clock.now = before;
    expect((await signIn(email)).status).toBe(200);
  });
});

it('a known browser is not limited by the attempts of others on its network', async () => {
  const server = await testServerForThis({ AVAL_LIMIT_SIGN_IN: '2' });
  const { email } = await server.makeUser({ password_hash: await server.passwordHash() });
  const cookie = `aval_device=${deviceToken(server.services.secret, email, null)}`;
  const signIn = (sent: string) =>
    server.call('POST', '/api/auth/login', { body: { email, password: testPassword }, cookie: sent });
  for (let tries = 0; tries < 2; tries += 1) await signIn('');
  expect([(await signIn('')).status, (await signIn(cookie)).status]).toEqual([429, 200]);
});

it('a browser is known for one e-mail on one server only', () => {
  const [secret, other] = [Buffer.from('a'.repeat(32)), Buffer.from('b'.repeat(32))];
  const token = deviceToken(secret, 'Ada@example.com', null);
  const id = knownDevice(secret, 'ada@example.com', token);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(deviceToken(secret, 'ada@example.com', id)).toBe(token);
  expect(knownDevice(secret, 'eve@example.com', token)).toBeNull();
  expect(knownDevice(other, 'ada@example.com', token)).toBeNull();
});

const ask = (server: TestServer, email: string, address: string) =>
  server.call('POST', '/api/auth/forgot-password', {
    body: { email },
    headers: { 'x-forwarded-for': address },
  });

describe('requests for a link to set a new password', () => {
  it('by others do not keep the owner from asking', async () => {
    const server = await testServerForThis({ AVAL_LIMIT_FORGOT_PASSWORD: '3', AVAL_TRUST_PROXY: '1' });
    const { email } = await server.makeUser();
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await ask(server, email, '203.0.113.1')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask(server, email, '203.0.113.2')).status).toBe(200);
  });

  it('do not fill the mailbox of somebody, however many ask', async () => {
    const server = await testServerForThis({ AVAL_TRUST_PROXY: '1' });
    const { id, email } = await server.makeUser();
    const links = async () => {
      await server.services.background.settle();
      const { rows } = await server.database.db.execute<{ count: number }>(
        sql`select count(*)::int as count from password_resets where user_id = ${id}`,
      );
      return rows[0]?.count;
    };
    const askAll = () =>
      Promise.all(Array.from({ length: 20 }, (_, index) => ask(server, email, `203.0.113.${index}`)));
    await askAll();
    expect(await links()).toBe(3);
    server.clock.now = new Date(server.clock.now.getTime() + 6 * 60_000);
    await askAll();
    expect(await links()).toBe(4);
  });
});
