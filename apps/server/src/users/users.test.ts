import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startupBody } from '../testing/startupBody.ts';
import { testPassword, type TestServer, testServer, testServerForThis, type TestUser } from '../testing/testServer.ts';

const person = {
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'Grace@Example.com',
  phone: '+34 600 000 000',
  role: 'user',
  profile_type_code: 'C',
  profile_group_code: 'ANALYST',
};

describe('the administration of accounts', () => {
  let server: TestServer;
  let admin: TestUser;

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
  });
  afterAll(() => server.close());

  it('creates one that can sign in, and finds it by name and e-mail', async () => {
    const made = await server.call('POST', '/api/user', { as: admin, body: { ...person, password: testPassword } });
    expect([made.status, made.body.id, made.body.user.profile_type]).toEqual([201, made.body.user.id, 'CORP']);
    expect(JSON.stringify(made.body)).not.toContain('argon');
    const login = { email: 'grace@example.com', password: testPassword };
    expect((await server.call('POST', '/api/auth/login', { body: login })).status).toBe(200);
    for (const q of ['hopper', 'GRACE H', 'grace@ex']) {
      const { body } = await server.call('GET', `/api/user?q=${encodeURIComponent(q)}`, { as: admin });
      expect(body.users.map((user: { id: number }) => user.id)).toEqual([made.body.id]);
    }
    const again = await server.call('POST', '/api/user', { as: admin, body: { ...person, password: testPassword } });
    expect([again.status, again.body.error]).toEqual([409, 'EMAIL_TAKEN']);
  });

  it.each([
    [{ first_name: '' }, 'The fields name, last name and email are required'],
    [{ email: 'nonsense' }, 'The email is not valid'],
    [{ password: '' }, 'The password is required for new users'],
  ])('refuses %j', async (wrong, message) => {
    const body = { ...person, email: 'other@example.com', password: testPassword, ...wrong };
    const answer = await server.call('POST', '/api/user', { as: admin, body });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('changes one, clears fields that are null, and ends its sessions when its rights change', async () => {
    const user = await server.makeUser({ phone: '1', profile_type_code: 'I' });
    const path = `/api/user/${user.id}`;
    const body = { ...person, email: user.email, profile_type_code: 'I', phone: null };
    const saved = await server.call('PUT', path, { as: admin, body });
    expect(saved.body.user).toMatchObject({ first_name: 'Grace', phone: null });
    expect((await server.call('GET', '/api/user/me', { as: user })).status).toBe(200);
    await server.call('PUT', path, { as: admin, body: { ...body, role: 'admin' } });
    expect((await server.call('GET', '/api/user/me', { as: user })).status).toBe(401);
    const taken = await server.call('PUT', path, { as: admin, body: { ...body, email: admin.email.toUpperCase() } });
    expect([taken.status, taken.body.error]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await server.call('PUT', '/api/user/999999', { as: admin, body })).status).toBe(404);
  });

  it('never overwrites a newer edit, and reports who made it', async () => {
    const second = await server.makeUser({ role: 'admin', first_name: 'Ada', last_name: 'Byron' });
    const user = await server.makeUser({});
    const path = `/api/user/${user.id}`;
    const body = { ...person, email: user.email };
    const { body: read } = await server.call('GET', path, { as: admin });
    const headers = { 'if-match': `"${read.user.updated_at}"` };
    server.clock.now = new Date(server.clock.now.getTime() + 50);
    const theirs = await server.call('PUT', path, { as: second, body: { ...body, phone: '2' }, headers });
    expect(theirs.status).toBe(200);
    const late = await server.call('PUT', path, { as: admin, body: { ...body, phone: '3' }, headers });
    expect([late.status, late.body.error, late.body.edit]).toEqual([
      409,
      'STALE',
      { by: 'Ada Byron', by_caller: false, at: theirs.body.user.updated_at },
    ]);
    expect((await server.call('GET', path, { as: admin })).body.user.phone).toBe('2');
    expect((await server.call('DELETE', `/api/user/${second.id}`, { as: admin })).status).toBe(200);
    const afterwards = await server.call('PUT', path, { as: admin, body: { ...body, phone: '3' }, headers });
    expect(afterwards.body.edit.by).toBe('Ada Byron');
    const fresh = { 'if-match': `"${theirs.body.user.updated_at}"` };
    expect((await server.call('PUT', path, { as: admin, body, headers: fresh })).status).toBe(200);
    expect((await server.call('PUT', path, { as: admin, body, headers: { 'if-match': '*' } })).status).toBe(200);
  });

  it('prevents users from overwriting an administrator’s edit in their profile, without naming the administrator', async () => {
    const user = await server.makeUser({ company_name: 'Old' });
    const { body: read } = await server.call('GET', '/api/user/me', { as: user });
    server.clock.now = new Date(server.clock.now.getTime() + 50);
    const theirs = await server.call('PUT', `/api/user/${user.id}`, {
      as: admin,
      body: { ...person, email: user.email, profile_type_code: 'I', company_name: 'New' },
    });
    expect(theirs.status).toBe(200);
    const names = { first_name: 'Ann', last_name: 'Bell', email: user.email };
    const headers = { 'if-match': `"${read.user.updated_at}"` };
    const late = await server.call('PUT', '/api/user/update-profile', { as: user, body: names, headers });
    expect([late.status, late.body.error, late.body.edit?.by]).toEqual([409, 'STALE', null]);
  });

  it('stores empty optional fields as null and trims the others', async () => {
    const body = { ...person, email: 'empty@example.com', phone: ' ', linkedin_personal_url: '' };
    const linkedin_company_url = ' https://linkedin.com/company/navy ';
    const made = await server.call('POST', '/api/user', {
      as: admin,
      body: { ...body, linkedin_company_url, password: testPassword },
    });
    const emptied = { phone: null, linkedin_personal_url: null };
    expect(made.body.user).toMatchObject({ ...emptied, linkedin_company_url: linkedin_company_url.trim() });
    const saved = await server.call('PUT', `/api/user/${made.body.id}`, {
      as: admin,
      body: { ...body, linkedin_company_url: '' },
    });
    expect(saved.body.user).toMatchObject({ ...emptied, linkedin_company_url: null });
  });

  it('deletes one with portfolios, follows and sessions; its startups stay', async () => {
    const user = await server.makeUser();
    const { body: startup } = await server.call('POST', '/api/startups', { as: user, body: startupBody() });
    await server.call('POST', '/api/portfolios', { as: user, body: { name: 'Gone' } });
    await server.call('POST', `/api/startups/${startup.id}/follow`, { as: user });
    expect((await server.call('DELETE', `/api/user/${user.id}`, { as: admin })).status).toBe(200);
    expect((await server.call('GET', '/api/user/me', { as: user })).status).toBe(401);
    expect((await server.call('GET', `/api/user/${user.id}`, { as: admin })).status).toBe(404);
    const left = await server.call('GET', `/api/startups/${startup.id}`, { as: admin });
    expect([left.status, left.body.startup.user_id]).toEqual([200, null]);
    expect((await server.call('DELETE', `/api/user/${user.id}`, { as: admin })).status).toBe(404);
  });

  it('does not delete the caller or the last administrator', async () => {
    const alone = await testServerForThis();
    const only = await alone.makeUser({ role: 'admin' });
    const self = await alone.call('DELETE', `/api/user/${only.id}`, { as: only });
    expect([self.status, self.body.error]).toEqual([409, 'CANNOT_DELETE_SELF']);
    const demoted = await alone.call('PUT', `/api/user/${only.id}`, {
      as: only,
      body: { ...person, email: only.email },
    });
    expect([demoted.status, demoted.body.error]).toEqual([409, 'LAST_ADMIN']);
    const second = await alone.makeUser({ role: 'admin' });
    expect((await alone.call('DELETE', `/api/user/${only.id}`, { as: second })).status).toBe(200);
  });
});
