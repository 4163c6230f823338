import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { passwordResets } from '../db/schema/passwordResets.ts';
import { emptyOutbox, outboxOf, textOf } from '../testing/outbox.ts';
import { testPassword, type TestServer, testServer, testServerForThis } from '../testing/testServer.ts';

const newPassword = 'Renewed#2';
const linkPattern = /https:\/\/aval\.example\/reset-password\?token=([\w-]{43})/;

describe('password recovery', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer({ AVAL_URL: 'https://aval.example/' });
  });
  beforeEach(() => emptyOutbox(server));
  afterAll(() => server.close());

  const newAccount = async (values = {}) => server.makeUser({ password_hash: await server.passwordHash(), ...values });
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    server.call('POST', '/api/auth/forgot-password', { body: { email }, headers });
  const reset = (token: string, password = newPassword) =>
    server.call('POST', '/api/auth/reset-password', { body: { token, password } });
  const signIn = (email: string, password: string) =>
    server.call('POST', '/api/auth/login', { body: { email, password } });
  const tokenFor = async (email: string) => {
    await emptyOutbox(server);
    await forgot(email);
    const [mail = ''] = await outboxOf(server);
    return linkPattern.exec(textOf(mail))?.[1] ?? '';
  };

  it('mails a link that sets a new password', async () => {
    const user = await newAccount();
    const token = await tokenFor(user.email.toUpperCase());
    const answer = await reset(token);
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: 'The password has been reset' }]);
    expect((await signIn(user.email, testPassword)).status).toBe(401);
    expect((await signIn(user.email, newPassword)).status).toBe(200);
  });

  it('stores only the hash of the token', async () => {
    const user = await newAccount();
    const token = await tokenFor(user.email);
    const [row] = await server.database.db.select().from(passwordResets).where(eq(passwordResets.user_id, user.id));
    expect(row?.hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('builds the link from the configured address, not from request headers', async () => {
    const user = await newAccount();
    await forgot(user.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [mail = ''] = await outboxOf(server);
    expect(mail).not.toContain('evil.example');
    expect(textOf(mail)).toMatch(linkPattern);
  });

  it('writes in the language of the user', async () => {
    const user = await newAccount();
    const answer = await forgot(user.email, { 'accept-language': 'es' });
    expect(answer.body.message).toBe('Se han enviado las instrucciones a tu correo electrónico');
    const [mail = ''] = await outboxOf(server);
    expect(textOf(mail)).toContain('Sirve una sola vez y durante una hora.');
    expect(mail).toContain(`To: ${user.email}`);
  });

  it('responds the same for unknown accounts and demo accounts without a password, and sends no mail', async () => {
    const known = await newAccount();
    const passwordless = await server.makeUser({ is_demo: true });
    const answers = [];
    for (const email of [known.email, 'nobody@example.com', passwordless.email]) answers.push(await forgot(email));
    const [first] = answers;
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([first?.status, first?.body]);
    expect(await outboxOf(server)).toHaveLength(1);
  });

  it('responds before the account lookup, so that the response time reveals nothing', async () => {
    const user = await newAccount();
    const client = await server.database.pool.connect();
    try {
      for (const email of [user.email, 'nobody@example.com']) expect((await forgot(email)).status).toBe(200);
    } finally {
      client.release();
    }
    expect(await outboxOf(server)).toHaveLength(1);
  });

  it('runs the same queries and composes the same mail whether or not the account exists', async () => {
    const user = await newAccount();
    const query = vi.spyOn(Client.prototype, 'query');
    const { mailer } = server.services;
    const send = vi.spyOn(mailer, 'send');
    const rehearse = vi.spyOn(mailer, 'rehearse');
    onTestFinished(() => void vi.restoreAllMocks());
    const stepsFor = async (email: string) => {
      query.mockClear();
      await forgot(email);
      await server.services.background.settle();
      const asked = query.mock.calls as unknown as [string | { text: string }][];
      const texts = asked.map(([step]) => (typeof step === 'string' ? step : step.text));
      // The limits of requests are counted before, on a PostgreSQL server in its table, a few requests at a time.
      return texts.filter((text) => !text.includes('call_counts'));
    };
    const known = await stepsFor(user.email);
    const unknown = await stepsFor('nobody@example.com');
    expect(known.filter((text) => text.includes('password_resets'))).toHaveLength(2);
    expect(unknown).toEqual(known);
    expect([send.mock.calls.length, rehearse.mock.calls.length]).toEqual([1, 1]);
    const [mail, rehearsed] = [send.mock.calls[0]?.[0], rehearse.mock.calls[0]?.[0]];
    expect([rehearsed?.to, rehearsed?.text.length]).toEqual(['nobody@example.com', mail?.text.length]);
  });

  it('works once', async () => {
    const user = await newAccount();
    const token = await tokenFor(user.email);
    const both = await Promise.all([reset(token), reset(token, 'Another#3')]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    const again = await reset(token);
    expect([again.status, again.body.error]).toEqual([400, 'RESET_TOKEN_INVALID']);
  });

  it('works for an hour', async () => {
    const user = await newAccount();
    const [late, inTime] = [await tokenFor(user.email), await tokenFor(user.email)];
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 3_600_000);
    const expired = await reset(late);
    expect([expired.status, expired.body.error, expired.body.message]).toEqual([
      400,
      'RESET_TOKEN_EXPIRED',
      'The reset link has expired',
    ]);
    server.clock.now = new Date(before.getTime() + 3_599_999);
    expect((await reset(inTime)).status).toBe(200);
    server.clock.now = before;
  });

  it('rejects an unknown token, and rejects a weak password without consuming the link', async () => {
    const user = await newAccount();
    const token = await tokenFor(user.email);
    expect((await reset('A'.repeat(43))).body.error).toBe('RESET_TOKEN_INVALID');
    const weak = await reset(token, 'weak');
    expect([weak.status, weak.body.error, weak.body.message]).toEqual([
      400,
      'VALIDATION_FAILED',
      'Password must be at least 8 characters long',
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it('ends every session, invalidates earlier links and unlocks the account', async () => {
    const user = await newAccount();
    const earlier = await tokenFor(user.email);
    const token = await tokenFor(user.email);
    for (let tries = 0; tries < 10; tries += 1) await signIn(user.email, 'Wrong!1pass');
    expect((await signIn(user.email, testPassword)).status).toBe(423);
    expect((await server.call('GET', '/api/user/me', { as: user })).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect((await server.call('GET', '/api/user/me', { as: user })).status).toBe(401);
    expect((await reset(earlier)).body.error).toBe('RESET_TOKEN_INVALID');
    expect((await signIn(user.email, newPassword)).status).toBe(200);
  });

  it('notifies the owner by mail', async () => {
    const user = await newAccount();
    const token = await tokenFor(user.email);
    await emptyOutbox(server);
    await reset(token);
    const [mail = ''] = await outboxOf(server);
    expect(mail).toContain('Subject: Your Aval password was changed');
    expect(textOf(mail)).toContain('https://aval.example/forgot-password');
  });

  it('has the rate limit of sign-in per address, across e-mails', async () => {
    const limited = await testServerForThis({ AVAL_LIMIT_SIGN_IN_ADDRESS: '2' });
    const ask = (email: string) => limited.call('POST', '/api/auth/forgot-password', { body: { email } });
    const answers = [await ask('one@example.com'), await ask('two@example.com'), await ask('three@example.com')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });

  it('is limited to three links an hour per e-mail, known or not', async () => {
    const limited = await testServerForThis({ AVAL_LIMIT_FORGOT_PASSWORD: '3' });
    const user = await limited.makeUser({ password_hash: await limited.passwordHash() });
    const ask = (email: string) => limited.call('POST', '/api/auth/forgot-password', { body: { email } });
    for (const email of [user.email, 'nobody@example.com']) {
      for (let tries = 0; tries < 3; tries += 1) expect((await ask(email)).status).toBe(200);
      const refused = await ask(email.toUpperCase());
      expect([refused.status, refused.body.error, refused.headers['retry-after']]).toEqual([
        429,
        'RATE_LIMITED',
        '3600',
      ]);
    }
  });
});
