import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { emptyOutbox, outboxOf, textOf } from '../testing/outbox.ts';
import { testPassword, type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const linkPattern = /https:\/\/aval\.example\/reset-password\?token=([\w-]{43})&invitation=1/;
const dayMs = 24 * 3_600_000;
let count = 0;

const person = (email: string) => ({
  first_name: 'Grace',
  last_name: 'Hopper',
  email,
  role: 'user',
  profile_type_code: 'I',
  profile_group_code: 'ANALYST',
});

describe('an invitation', () => {
  let server: TestServer;
  let admin: TestUser;

  beforeAll(async () => {
    server = await testServer({ AVAL_URL: 'https://aval.example/' });
    admin = await server.makeUser({ role: 'admin' });
  });
  beforeEach(() => emptyOutbox(server));
  afterAll(() => server.close());

  const invited = async () => {
    count += 1;
    const body = { ...person(`grace${count}@example.com`), password: null };
    const made = await server.call('POST', '/api/user', { as: admin, body });
    expect(made.status).toBe(201);
    return made.body as { id: number; user: { email: string; is_invited: boolean }; message: string };
  };
  const mailsOf = async () => (await outboxOf(server)).map((mail) => textOf(mail));
  const newToken = async () => linkPattern.exec((await mailsOf()).at(-1) ?? '')?.[1] ?? '';
  const accept = (token: string) =>
    server.call('POST', '/api/auth/reset-password', { body: { token, password: testPassword } });
  const signIn = (email: string, password: string) =>
    server.call('POST', '/api/auth/login', { body: { email, password } });
  const again = (id: number) => server.call('POST', `/api/user/${id}/invitation`, { as: admin });

  it('mails a new user a link to set their password; sign-in fails until then', async () => {
    const { id, user, message } = await invited();
    expect([user.is_invited, message]).toEqual([
      true,
      `User created. No mail server is set up, so the invitation for ${user.email} is in the outbox folder of the server`,
    ]);
    for (const password of [testPassword, '', 'null'])
      expect((await signIn(user.email, password)).status).not.toBe(200);
    const [mail = ''] = await outboxOf(server);
    expect([/^To: (.*)$/m.exec(mail)?.[1], /^Subject: (.*)$/m.exec(mail)?.[1]]).toEqual([
      user.email,
      'You have been invited to Aval',
    ]);
    const token = await newToken();
    await emptyOutbox(server);
    expect((await accept(token)).status).toBe(200);
    expect((await signIn(user.email, testPassword)).status).toBe(200);
    expect((await server.call('GET', `/api/user/${id}`, { as: admin })).body.user.is_invited).toBe(false);
    expect(await mailsOf()).toEqual([]);
    expect((await accept(token)).body.error).toBe('RESET_TOKEN_INVALID');
  });

  it('works for seven days', async () => {
    const before = server.clock.now;
    await invited();
    const token = await newToken();
    server.clock.now = new Date(before.getTime() + 7 * dayMs);
    expect((await accept(token)).body.error).toBe('RESET_TOKEN_EXPIRED');
    server.clock.now = new Date(before.getTime() + 7 * dayMs - 1);
    expect((await accept(token)).status).toBe(200);
    server.clock.now = before;
  });

  it('can be resent with a new link until the password is set', async () => {
    const { id } = await invited();
    const first = await newToken();
    await emptyOutbox(server);
    expect((await again(id)).status).toBe(200);
    const second = await newToken();
    expect((await accept(first)).body.error).toBe('RESET_TOKEN_INVALID');
    expect((await accept(second)).status).toBe(200);
    const refused = await again(id);
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      409,
      'CONFLICT',
      'This person has already set a password; they can recover it themselves',
    ]);
    expect((await again(999_999)).status).toBe(404);
  });

  it('is resent to a changed address, and the link sent to the old one stops working', async () => {
    const { id } = await invited();
    const first = await newToken();
    await emptyOutbox(server);
    const moved = await server.call('PUT', `/api/user/${id}`, { as: admin, body: person('moved@example.com') });
    expect(moved.body.message).toContain('moved@example.com');
    expect((await accept(first)).body.error).toBe('RESET_TOKEN_INVALID');
    expect((await accept(await newToken())).status).toBe(200);
    await emptyOutbox(server);
    await server.call('PUT', `/api/user/${id}`, { as: admin, body: person('moved2@example.com') });
    // It has a password now, so it is asked to confirm the address instead.
    expect((await mailsOf()).filter((text) => linkPattern.test(text))).toEqual([]);
  });

  it('that has expired is replaced by a password reset', async () => {
    const { user } = await invited();
    await emptyOutbox(server);
    await server.call('POST', '/api/auth/forgot-password', { body: { email: user.email } });
    const [text = ''] = await mailsOf();
    const token = /token=([\w-]{43})/.exec(text)?.[1] ?? '';
    expect((await accept(token)).status).toBe(200);
  });

  it('keeps its token out of the database', async () => {
    await invited();
    const token = await newToken();
    const { rows } = await server.services.db.execute(`select row_to_json(p)::text as row from password_resets p`);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
