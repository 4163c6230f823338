import { eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sessions } from '../db/schema/sessions.ts';
import { testPassword, type TestServer, testServer, testServerForThis } from '../testing/testServer.ts';

const person = {
  email: 'Ada@Example.com',
  password: testPassword,
  first_name: 'Ada',
  last_name: 'Byron',
  profile_type_code: 'individual',
  profile_group_code: 'investor',
};

/** The cookie as a browser sends it back. */
const sent = (cookie: string | null) => cookie?.split(';')[0] ?? '';

describe('accounts', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  const signIn = (email: string, password = testPassword, rememberMe = false) =>
    server.call('POST', '/api/auth/login', { body: { email, password, rememberMe } });

  const refresh = (cookie: string) => server.call('POST', '/api/auth/refresh', { cookie });
  const profile = (token: string) =>
    server.call('GET', '/api/user/me', { headers: { authorization: `Bearer ${token}` } });

  const newAccount = async () => {
    const user = await server.makeUser({ password_hash: await server.passwordHash() });
    const answer = await signIn(user.email);
    return { user, token: String(answer.body.token), cookie: sent(answer.cookie) };
  };

  it('are created by sign-up, which also signs in', async () => {
    const answer = await server.call('POST', '/api/auth/register', { body: person });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ success: true, expiresIn: 900, message: 'Account created' });
    expect(answer.body.user).toMatchObject({
      email: 'ada@example.com',
      role: 'user',
      profile_type: 'I',
      profile_type_name: 'Investor',
      profile_group_code: 'INVESTOR',
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/password|argon/);
    expect(answer.cookie).toMatch(/^aval_refresh=.+; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    const profile = await server.call('GET', '/api/auth/profile', {
      headers: { authorization: `Bearer ${answer.body.token}` },
    });
    expect(profile.body.user).toEqual(answer.body.user);
  });

  it('have unique e-mails regardless of case', async () => {
    const answer = await server.call('POST', '/api/auth/register', { body: { ...person, email: 'ADA@example.COM' } });
    expect([answer.status, answer.body.error]).toEqual([409, 'EMAIL_TAKEN']);
  });

  it('are validated like the form, with the password rules in order', async () => {
    const body = { ...person, email: 'eve@example.com', first_name: 'E', password: 'short' };
    const answer = await server.call('POST', '/api/auth/register', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe('VALIDATION_FAILED');
    expect(answer.body.issues).toContainEqual({
      path: 'password',
      message: 'Password must be at least 8 characters long',
    });
    expect(answer.body.issues.map(({ path }: { path: string }) => path)).toContain('first_name');
  });

  it('speak the language of the caller', async () => {
    const answer = await signIn('nobody@example.com');
    expect(answer.body.message).toBe('The email or the password is wrong');
    const spanish = await server.call('POST', '/api/auth/login', {
      body: { email: 'nobody@example.com', password: 'x' },
      headers: { 'accept-language': 'es-ES,es;q=0.9,en;q=0.8' },
    });
    expect(spanish.body.message).toBe('El correo electrónico o la contraseña no son correctos');
  });

  it('return the same error for a wrong password as for an unknown account', async () => {
    const { user } = await newAccount();
    const wrong = await signIn(user.email, 'Wrong!Password1');
    const unknown = await signIn('unknown@example.com', 'Wrong!Password1');
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('lock for 15 minutes after ten failures, even for the right password and for unknown accounts', async () => {
    const { user } = await newAccount();
    for (const email of [user.email, 'ghost@example.com']) {
      for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn(email, 'Wrong!1pass')).status).toBe(401);
      const locked = await signIn(email);
      expect([locked.status, locked.body.error, locked.headers['retry-after']]).toEqual([423, 'ACCOUNT_LOCKED', '900']);
    }
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 15 * 60_000 + 1000);
    expect((await signIn(user.email)).status).toBe(200);
    server.clock.now = before;
  });

  it('set a Secure cookie when the site uses https', async () => {
    const secure = await testServerForThis({ AVAL_URL: 'https://aval.example' });
    const made = await secure.call('POST', '/api/auth/register', { body: { ...person, email: 'tls@example.com' } });
    expect(made.cookie).toMatch(/^__Secure-aval_refresh=.+; HttpOnly; Secure; SameSite=Strict$/);
    const again = await secure.call('POST', '/api/auth/refresh', { cookie: sent(made.cookie) });
    expect(again.status).toBe(200);
  });

  it('keep a remembered session for 30 days and any other in the browser session only', async () => {
    const { user } = await newAccount();
    expect((await signIn(user.email, testPassword, true)).cookie).toContain('Max-Age=2592000');
    expect((await signIn(user.email)).cookie).not.toContain('Max-Age');
  });

  describe('have sessions that', () => {
    it('end immediately on sign-out, which is idempotent', async () => {
      const { token, cookie } = await newAccount();
      expect((await profile(token)).status).toBe(200);
      const out = await server.call('POST', '/api/auth/logout', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([out.status, sent(out.cookie)]).toEqual([200, 'aval_refresh=']);
      const after = await profile(token);
      expect([after.status, after.body.message]).toEqual([401, 'Token expired or unauthorized']);
      expect((await refresh(cookie)).body.error).toBe('SESSION_EXPIRED');
      expect((await server.call('POST', '/api/auth/logout', { cookie })).status).toBe(200);
    });

    it('outlive their access token by the refresh cookie', async () => {
      const { token, cookie } = await newAccount();
      const before = server.clock.now;
      server.clock.now = new Date(before.getTime() + 16 * 60_000);
      expect((await profile(token)).status).toBe(401);
      const answer = await refresh(cookie);
      expect(answer.status).toBe(200);
      expect((await profile(answer.body.token)).status).toBe(200);
      expect(sent(answer.cookie)).not.toBe(cookie);
      server.clock.now = before;
    });

    it('return the same successor for 30 seconds when a refresh is retried, even to ten tabs at once', async () => {
      const { cookie } = await newAccount();
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(cookie)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(1);
      const successor = await refresh(sent(answers[0]?.cookie ?? null));
      expect(successor.status).toBe(200);
    });

    it('end when an old refresh token is reused later, because it was stolen', async () => {
      const { cookie } = await newAccount();
      const rotated = await refresh(cookie);
      const before = server.clock.now;
      server.clock.now = new Date(before.getTime() + 31_000);
      const reused = await refresh(cookie);
      expect([reused.status, reused.body.error]).toEqual([401, 'TOKEN_REUSED']);
      expect((await refresh(sent(rotated.cookie))).body.error).toBe('SESSION_EXPIRED');
      expect((await profile(rotated.body.token)).status).toBe(401);
      server.clock.now = before;
    });

    it('end after 12 hours without use', async () => {
      const { cookie } = await newAccount();
      const before = server.clock.now;
      server.clock.now = new Date(before.getTime() + 12 * 3_600_000 + 1000);
      expect((await refresh(cookie)).body.error).toBe('SESSION_EXPIRED');
      server.clock.now = before;
    });

    it('end 90 days after sign-in regardless of use', async () => {
      const { user } = await newAccount();
      const before = server.clock.now;
      let cookie = sent((await signIn(user.email, testPassword, true)).cookie);
      for (let day = 20; day < 90; day += 20) {
        server.clock.now = new Date(before.getTime() + day * 24 * 3_600_000);
        const answer = await refresh(cookie);
        expect(answer.status).toBe(200);
        cookie = sent(answer.cookie);
      }
      server.clock.now = new Date(before.getTime() + 90 * 24 * 3_600_000 + 1000);
      expect((await refresh(cookie)).body.error).toBe('SESSION_EXPIRED');
      server.clock.now = before;
    });

    it('have a refresh limit per minute across token changes, and continue after it', async () => {
      const strict = await testServerForThis({ AVAL_LIMIT_REFRESH: '2' });
      const user = await strict.makeUser({ password_hash: await strict.passwordHash() });
      const signed = await strict.call('POST', '/api/auth/login', {
        body: { email: user.email, password: testPassword },
      });
      const renew = (cookie: string) => strict.call('POST', '/api/auth/refresh', { cookie });
      const first = await renew(sent(signed.cookie));
      strict.clock.now = new Date(strict.clock.now.getTime() + 20_000);
      const second = await renew(sent(first.cookie));
      const third = await renew(sent(second.cookie));
      expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
      expect([third.body.error, third.headers['retry-after']]).toEqual(['RATE_LIMITED', '40']);
      strict.clock.now = new Date(strict.clock.now.getTime() + 61_000);
      expect((await renew(sent(second.cookie))).status).toBe(200);
    });

    it('do not share limits with clients without a session, which are counted by address', async () => {
      const strict = await testServerForThis({ AVAL_LIMIT_REFRESH: '1', AVAL_TRUST_PROXY: '1' });
      const from = (address: string) =>
        strict.call('POST', '/api/auth/refresh', { headers: { 'x-forwarded-for': address } });
      const answers = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.2')];
      expect(answers.map(({ status }) => status)).toEqual([401, 429, 401]);
      // Invented tokens are counted by address, so inventing a new one for each request does not evade the limit.
      const guess = (token: string) =>
        strict.call('POST', '/api/auth/refresh', {
          headers: { 'x-forwarded-for': '192.0.2.3' },
          cookie: `aval_refresh=${token}`,
        });
      expect([(await guess('one')).status, (await guess('another')).status]).toEqual([401, 429]);
    });

    it('end when the refresh token is invalid or missing', async () => {
      expect((await refresh('aval_refresh=nonsense')).body.error).toBe('SESSION_EXPIRED');
      expect((await server.call('POST', '/api/auth/refresh')).body.error).toBe('SESSION_EXPIRED');
    });

    it('are rejected within five seconds after another process ended them', async () => {
      const { user, token } = await newAccount();
      expect((await profile(token)).status).toBe(200);
      const ended = { revoked_at: server.clock.now };
      await server.database.db.update(sessions).set(ended).where(eq(sessions.user_id, user.id));
      const before = server.clock.now;
      server.clock.now = new Date(before.getTime() + 5001);
      expect((await profile(token)).status).toBe(401);
      server.clock.now = before;
    });
  });

  it('accept no other token type signed with the same secret', async () => {
    const { user } = await newAccount();
    const { secret } = server.services;
    const claims = () => new SignJWT({ sid: 1 }).setSubject(String(user.id)).setExpirationTime('1 year');
    const unmarked = await claims().setProtectedHeader({ alg: 'HS256' }).sign(secret);
    const marked = claims().setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' });
    const foreign = await marked.setAudience('elsewhere').sign(secret);
    for (const token of [unmarked, foreign]) expect((await profile(token)).status).toBe(401);
  });

  it('keep a record of failed sign-ins, known and unknown', async () => {
    const { user } = await newAccount();
    await signIn(user.email, 'Wrong!1pass');
    await signIn('nobody-at-all@example.com', 'Wrong!1pass');
    const { rows } = await server.database.db.execute(
      sql`select user_id, detail from audit_events where action = 'login_failed' order by id desc limit 2`,
    );
    const detail = { address: '127.0.0.1' };
    expect(rows).toEqual([
      { user_id: null, detail },
      { user_id: user.id, detail },
    ]);
  });

  it('reject a token that was modified, is unsigned, or was signed with another secret', async () => {
    const { token } = await newAccount();
    const [head, claims, signature] = token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    const changed = `${head}.${Buffer.from('{"sub":"1","sid":1,"exp":9999999999}').toString('base64url')}.${signature}`;
    for (const forged of [none, changed, `${token}x`, 'nonsense', '...']) {
      const answer = await server.call('GET', '/api/user/me', { headers: { authorization: `Bearer ${forged}` } });
      expect([answer.status, answer.body.message]).toEqual([401, 'Token expired or unauthorized']);
    }
  });
});

describe('demo accounts', () => {
  it('sign in on this machine, and never through a proxy', async () => {
    const server = await testServerForThis();
    const user = await server.makeUser({ password_hash: await server.passwordHash(), is_demo: true });
    const body = { email: user.email, password: testPassword };
    expect((await server.call('POST', '/api/auth/login', { body })).status).toBe(200);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const forwarded = await server.call('POST', '/api/auth/login', { body, headers });
    expect([forwarded.status, forwarded.body.error]).toEqual([403, 'FORBIDDEN']);
  });

  it('never sign in on a public address', async () => {
    const server = await testServerForThis({ HOST: '0.0.0.0' });
    const user = await server.makeUser({ password_hash: await server.passwordHash(), is_demo: true });
    const body = { email: user.email, password: testPassword };
    expect((await server.call('POST', '/api/auth/login', { body })).status).toBe(403);
  });
});

async function guessFromThree(settings: Record<string, string>, written: (address: string) => string = String) {
  const server = await testServerForThis({ AVAL_LIMIT_SIGN_IN: '2', ...settings });
  const guess = (address: string) =>
    server.call('POST', '/api/auth/login', {
      body: { email: 'ada@example.com', password: testPassword },
      headers: { 'x-forwarded-for': written(address) },
    });
  const answers = [await guess('203.0.113.1'), await guess('203.0.113.2'), await guess('203.0.113.3')];
  return answers.map(({ status }) => status);
}

const behindOne = (address: string) => `${address}, 198.51.100.7`;
const behindTwo = (address: string) => `${address}, 198.51.100.7, 10.0.0.2`;
const inOneNetwork = (address: string) => `2001:db8:1:2::${address.split('.').at(-1)}`;

describe('the address of a caller', () => {
  it('is counted per network where the network belongs to one connection', async () => {
    expect(await guessFromThree({ AVAL_TRUST_PROXY: '1' }, inOneNetwork)).toEqual([401, 401, 429]);
  });

  it('cannot be changed by a header unless a proxy is trusted', async () => {
    expect(await guessFromThree({})).toEqual([401, 401, 429]);
    expect(await guessFromThree({ AVAL_TRUST_PROXY: '1' })).toEqual([401, 401, 401]);
  });

  it('is the one written by the outermost trusted proxy, whatever the client wrote before it', async () => {
    expect(await guessFromThree({ AVAL_TRUST_PROXY: '1' }, behindOne)).toEqual([401, 401, 429]);
    expect(await guessFromThree({ AVAL_TRUST_PROXY: '2' }, behindTwo)).toEqual([401, 401, 429]);
    expect(await guessFromThree({ AVAL_TRUST_PROXY: '2' }, (address) => `${address}, 10.0.0.2`)).toEqual([
      401, 401, 401,
    ]);
  });
});
