import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { emptyOutbox, outboxOf } from '../testing/outbox.ts';
import { startupBody } from '../testing/startupBody.ts';
import { testPassword, type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

describe('one’s own account', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  const newAccount = async () => server.makeUser({ password_hash: await server.passwordHash() });
  const signIn = (email: string, password = testPassword) =>
    server.call('POST', '/api/auth/login', { body: { email, password }, headers: { 'user-agent': 'Tablet' } });
  const me = (token: string) => server.call('GET', '/api/user/me', { headers: { authorization: `Bearer ${token}` } });

  const change = (as: TestUser, current_password: string, password = 'Renewed#2') =>
    server.call('PUT', '/api/user/password', { as, body: { current_password, password } });
  const list = (as: TestUser) => server.call('GET', '/api/auth/sessions', { as });
  const end = (as: TestUser, id: string | number) => server.call('DELETE', `/api/auth/sessions/${id}`, { as });
  const save = (as: TestUser, body: object) => server.call('PUT', '/api/user/update-profile', { as, body });

  describe('changes its password', () => {
    it('when the current one is sent; ends the other sessions and keeps this one', async () => {
      const user = await newAccount();
      const other = await signIn(user.email);
      expect((await me(other.body.token)).status).toBe(200);
      await emptyOutbox(server);
      const answer = await change(user, testPassword);
      expect([answer.status, answer.body.message]).toEqual([200, 'Password changed']);
      expect((await me(other.body.token)).status).toBe(401);
      expect((await me(user.token)).status).toBe(200);
      expect((await signIn(user.email)).status).toBe(401);
      expect((await signIn(user.email, 'Renewed#2')).status).toBe(200);
      expect((await outboxOf(server)).join('')).toContain(`To: ${user.email}`);
    });

    it('never without the current one, and never to a weak one', async () => {
      const user = await newAccount();
      const wrong = await change(user, 'Wrong!1pass');
      expect([wrong.status, wrong.body.error]).toEqual([400, 'CURRENT_PASSWORD_WRONG']);
      expect((await change(user, testPassword, 'weak')).body.error).toBe('VALIDATION_FAILED');
      expect((await signIn(user.email)).status).toBe(200);
    });
  });

  describe('lists its sessions', () => {
    it('with the current one marked and without those of other users', async () => {
      const user = await newAccount();
      await newAccount();
      await signIn(user.email);
      const { body } = await list(user);
      expect(body.sessions).toHaveLength(2);
      expect(body.sessions.filter(({ current }: { current: boolean }) => current)).toEqual([
        expect.objectContaining({ id: String(user.sessionId) }),
      ]);
      expect(body.sessions).toContainEqual(expect.objectContaining({ user_agent: 'Tablet', current: false }));
    });

    it('and ends one immediately', async () => {
      const user = await newAccount();
      const other = await signIn(user.email);
      const { body } = await list(user);
      const { id } = body.sessions.find(({ current }: { current: boolean }) => !current);
      expect((await me(other.body.token)).status).toBe(200);
      expect((await end(user, id)).body).toEqual({ success: true, message: 'Session ended' });
      expect((await me(other.body.token)).status).toBe(401);
      expect((await list(user)).body.sessions).toHaveLength(1);
      expect((await end(user, id)).status).toBe(404);
    });

    it('and cannot end those of other users or unknown ones', async () => {
      const [user, stranger] = [await newAccount(), await newAccount()];
      for (const id of [stranger.sessionId, 999_999, '99999999999999', 'nonsense', '-1']) {
        expect((await end(user, id)).status).toBe(404);
      }
      expect((await me(stranger.token)).status).toBe(200);
    });
  });

  describe('changes its data', () => {
    const person = { first_name: 'Ada', last_name: 'Byron' };

    it('and ignores role, type and group, which are read-only', async () => {
      const user = await newAccount();
      const answer = await save(user, {
        ...person,
        phone: '+34 600 000 000',
        linkedin_personal_url: 'https://linkedin.com/in/ada',
        role: 'admin',
        profile_type_code: 'C',
        profile_group_code: 'ANALYST',
      });
      expect([answer.status, answer.body.message]).toEqual([200, 'Profile saved']);
      expect(answer.body.user).toMatchObject({
        ...person,
        phone: '+34 600 000 000',
        role: 'user',
        profile_type_code: 'I',
        profile_group_code: 'INVESTOR',
      });
      expect((await me(user.token)).body.user).toEqual(answer.body.user);
    });

    it('keeps omitted fields and clears empty ones', async () => {
      const user = await server.makeUser({ phone: '1', company_name: 'Marea' });
      const answer = await save(user, { ...person, email: user.email, phone: '' });
      expect([answer.body.user.phone, answer.body.user.company_name]).toEqual([null, 'Marea']);
    });
  });

  it('is exported completely, without secrets or data of other users', async () => {
    const [user, stranger] = [await newAccount(), await newAccount()];
    const create = (as: TestUser, name: string, is_private: number) =>
      server.call('POST', '/api/startups', { as, body: startupBody({ name, is_private, is_owner: true }) });
    const own = await create(user, 'Marea Own', 1);
    const followed = await create(stranger, 'Marea Followed', 0);
    const hidden = await create(stranger, 'Marea Hidden', 1);
    await server.call('POST', `/api/startups/${followed.body.id}/follow`, { as: user });
    const portfolio = await server.call('POST', '/api/portfolios', { as: user, body: { name: 'Watched' } });
    await server.call('POST', `/api/portfolios/${portfolio.body.id}/startups/${followed.body.id}`, { as: user });
    const invite = (as: TestUser, id: number, email: string) =>
      server.call('POST', `/api/startups/${id}/owner`, { as, body: { email } });
    await invite(user, own.body.id, 'guest@example.com');
    await invite(stranger, followed.body.id, user.email);
    const { calculations } = (await server.call('GET', `/api/startups/${own.body.id}/calculations`, { as: user })).body;
    const { rule } = calculations[0].recommendations.find(({ who }: { who?: object }) => who);
    const plan = { rule, assignee: 'Ada Byron' };
    await server.call('POST', `/api/startups/${own.body.id}/actions`, { as: user, body: plan });
    const answer = await server.call('GET', '/api/user/export', { as: user });
    expect([answer.status, answer.headers['content-disposition'], answer.headers['cache-control']]).toEqual([
      200,
      `attachment; filename="aval-account-${user.id}.json"`,
      'no-store',
    ]);
    expect(answer.body.user.email).toBe(user.email);
    expect(answer.body.startups).toEqual([
      expect.objectContaining({ id: own.body.id, name: 'Marea Own', burn_rate: 42_000 }),
    ]);
    expect(answer.body.startups[0].calculations).toHaveLength(1);
    expect(answer.body.startups[0].actions).toMatchObject([{ recommendation: { rule }, assignee: 'Ada Byron' }]);
    const followedItem = { id: followed.body.id, name: 'Marea Followed' };
    expect(answer.body.followed_startups).toEqual([followedItem]);
    expect(answer.body.portfolios).toEqual([expect.objectContaining({ name: 'Watched', startups: [followedItem] })]);
    expect(answer.body.owner_invitations).toMatchObject({
      received: [{ startup_name: 'Marea Followed' }],
      sent: [{ startup_id: own.body.id, email: 'guest@example.com', user_id: null }],
    });
    expect(answer.body.sessions).toHaveLength(1);
    expect(answer.body.events.length).toBeGreaterThan(2);
    expect(hidden.status).toBe(201);
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password_hash|Marea Hidden/);
  });
});
