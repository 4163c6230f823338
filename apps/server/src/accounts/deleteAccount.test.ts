import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditEvents } from '../db/schema/auditEvents.ts';
import { startupOwners } from '../db/schema/startups.ts';
import { emptyOutbox, outboxOf } from '../testing/outbox.ts';
import { startupBody } from '../testing/startupBody.ts';
import { testPassword, type TestServer, testServer, testServerForThis, type TestUser } from '../testing/testServer.ts';

describe('an account', () => {
  let server: TestServer;
  let admin: TestUser;

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin', password_hash: await server.passwordHash() });
  });
  afterAll(() => server.close());

  const account = async () => server.makeUser({ password_hash: await server.passwordHash() });
  const remove = (as: TestUser, current_password = testPassword) =>
    server.call('POST', '/api/user/delete-account', { as, body: { current_password } });
  const count = async (query: ReturnType<typeof sql>) =>
    (await server.database.db.execute<{ n: number }>(query)).rows[0]?.n;

  it('is deleted by its user with the current password only', async () => {
    const user = await account();
    const refused = await remove(user, 'Wrong!1pass');
    expect([refused.status, refused.body.error]).toEqual([400, 'CURRENT_PASSWORD_WRONG']);
    expect((await server.call('GET', '/api/user/me', { as: user })).status).toBe(200);
    const deleted = await remove(user);
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Your account has been deleted']);
    expect(deleted.cookie).toMatch(/=;.*Expires=Thu, 01 Jan 1970/i);
    expect((await server.call('GET', '/api/user/me', { as: user })).status).toBe(401);
    expect((await server.call('GET', `/api/user/${user.id}`, { as: admin })).status).toBe(404);
    const body = { email: user.email, password: testPassword };
    expect((await server.call('POST', '/api/auth/login', { body })).body.error).toBe('INVALID_CREDENTIALS');
    const events = await server.database.db.select().from(auditEvents).where(eq(auditEvents.target_id, user.id));
    expect(events).toContainEqual(expect.objectContaining({ user_id: user.id, action: 'delete', target_type: 'user' }));
  });

  it('takes sessions, follows, portfolios and invitations with it, and leaves its startups', async () => {
    const [user, other] = [await account(), await server.makeUser()];
    const create = async (differences: object) =>
      (await server.call('POST', '/api/startups', { as: user, body: startupBody({ is_owner: true, ...differences }) }))
        .body.id;
    const [shared, alone] = [await create({ is_private: 1 }), await create({ is_private: 1 })];
    await server.call('POST', `/api/startups/${shared}/owner`, { as: admin, body: { user_id: other.id } });
    await server.call('POST', `/api/startups/${alone}/owner`, { as: user, body: { user_id: other.id } });
    await server.call('POST', `/api/startups/${shared}/follow`, { as: user });
    await server.call('POST', '/api/portfolios', { as: user, body: { name: 'Gone' } });
    const sent = { email: user.email };
    const othersStartup = (
      await server.call('POST', '/api/startups', { as: other, body: startupBody({ is_owner: true }) })
    ).body.id;
    await server.call('POST', `/api/startups/${othersStartup}/owner`, { as: other, body: sent });
    await server.call('POST', '/api/auth/login', { body: { email: user.email, password: 'Wrong!1pass' } });
    expect((await remove(user)).status).toBe(200);
    expect(
      await count(sql`
        select (select count(*) from sessions where user_id = ${user.id})
          + (select count(*) from startup_followers where user_id = ${user.id})
          + (select count(*) from portfolios where user_id = ${user.id})
          + (select count(*) from startup_owners where user_id = ${user.id})
          + (select count(*) from owner_invitations where invited_by = ${user.id} or named_email = ${user.email})
          + (select count(*) from sign_in_failures where email = ${user.email}) as n`),
    ).toBe(0);
    const read = (id: number, as: TestUser) => server.call('GET', `/api/startups/${id}`, { as });
    expect((await read(shared, other)).body.startup.owners).toMatchObject([{ id: other.id }]);
    expect((await read(alone, other)).status).toBe(404);
    expect((await read(alone, admin)).body.startup).toMatchObject({ owners: [], user_id: null });
  });

  it('of an owner gives nothing back to a creator whose startup was in other hands', async () => {
    const [creator, user] = [await server.makeUser(), await account()];
    const body = startupBody({ is_private: 1 });
    const { id } = (await server.call('POST', '/api/startups', { as: creator, body })).body;
    // As stored by seeding or by an earlier version.
    await server.database.db.insert(startupOwners).values({ startup_id: id, user_id: user.id });
    expect((await server.call('GET', `/api/startups/${id}`, { as: creator })).status).toBe(404);
    await remove(user);
    expect((await server.call('GET', `/api/startups/${id}`, { as: creator })).status).toBe(404);
  });

  it('is not deleted if it is the last administrator', async () => {
    const only = await testServerForThis();
    const alone = await only.makeUser({ role: 'admin', password_hash: await only.passwordHash() });
    const body = { current_password: testPassword };
    const refused = await only.call('POST', '/api/user/delete-account', { as: alone, body });
    expect([refused.status, refused.body.error]).toEqual([409, 'LAST_ADMIN']);
    await only.makeUser({ role: 'admin' });
    expect((await only.call('POST', '/api/user/delete-account', { as: alone, body })).status).toBe(200);
  });

  it.each([
    ['its user', (user: TestUser) => remove(user)],
    ['an administrator', ({ id }: TestUser) => server.call('DELETE', `/api/user/${id}`, { as: admin })],
  ])('that is deleted by %s leaves no mail to it in the outbox', async (_who, deleteIt) => {
    const [user, other] = [await account(), await account()];
    await emptyOutbox(server);
    for (const { email } of [user, other]) {
      await server.call('POST', '/api/auth/forgot-password', { body: { email } });
    }
    expect(await outboxOf(server)).toHaveLength(2);
    expect((await deleteIt(user)).status).toBe(200);
    const left = await outboxOf(server);
    expect(left).toHaveLength(1);
    expect(left[0]).toContain(`To: ${other.email}`);
  });

  it('shares the limit of password attempts with the change of the password', async () => {
    const limited = await testServerForThis({ AVAL_LIMIT_SIGN_IN: '2' });
    const user = await limited.makeUser({ password_hash: await limited.passwordHash() });
    const wrong = 'Wrong!1pass';
    const guesses = [
      await limited.call('PUT', '/api/user/password', {
        as: user,
        body: { current_password: wrong, password: 'Renewed#2' },
      }),
      await limited.call('POST', '/api/user/delete-account', { as: user, body: { current_password: wrong } }),
      await limited.call('POST', '/api/user/delete-account', { as: user, body: { current_password: wrong } }),
    ];
    expect(guesses.map(({ status }) => status)).toEqual([400, 400, 429]);
  });
});
