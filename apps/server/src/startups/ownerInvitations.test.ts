import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { purge } from '../cron/purge.ts';
import { emptyOutbox, outboxOf } from '../testing/outbox.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, testServerForThis, type TestUser } from '../testing/testServer.ts';

const dayMs = 24 * 3_600_000;

describe('an invitation to own a startup', () => {
  let server: TestServer;
  let admin: TestUser;
  let owner: TestUser;
  let guest: TestUser;
  let startup: number;

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await server.makeUser({ first_name: 'Olga', last_name: 'Owner' });
    guest = await server.makeUser();
    startup = await create(owner);
    await emptyOutbox(server);
  });

  const create = async (as: TestUser, differences: object = {}): Promise<number> => {
    const body = startupBody({ name: 'Nodriza', is_owner: true, is_private: 1, ...differences });
    return (await server.call('POST', '/api/startups', { as, body })).body.id;
  };
  const invite = (body: object, as = owner) => server.call('POST', `/api/startups/${startup}/owner`, { as, body });
  const invited = async (as = owner) =>
    (await server.call('GET', `/api/startups/${startup}/owner-invitations`, { as })).body.invitations;
  const mine = async (as = guest) => (await server.call('GET', '/api/owner-invitations', { as })).body.invitations;
  const answer = (id: number, how: 'accept' | 'decline', as = guest) =>
    server.call('POST', `/api/owner-invitations/${id}/${how}`, { as });
  const read = async (as: TestUser) => (await server.call('GET', `/api/startups/${startup}`, { as })).status;
  const leave = (as: TestUser) => server.call('DELETE', `/api/startups/${startup}/owner`, { as });
  const remove = (user: TestUser, as = admin) =>
    server.call('DELETE', `/api/startups/${startup}/owner?user_id=${user.id}`, { as });

  async function storedCount(): Promise<number | undefined> {
    const query = sql`select count(*)::int as n from owner_invitations where startup_id = ${startup}`;
    return (await server.database.db.execute<{ n: number }>(query)).rows[0]?.n;
  }

  async function join(as: TestUser) {
    await invite({ user_id: as.id });
    expect((await answer((await mine(as))[0].id, 'accept', as)).status).toBe(200);
  }

  async function after<Result>(ms: number, action: () => Promise<Result>): Promise<Result> {
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + ms);
    try {
      return await action();
    } finally {
      server.clock.now = before;
    }
  }

  it('is for whoever has confirmed the email: a stranger may have signed up with it', async () => {
    const stranger = await server.makeUser({ email_confirmed_at: null });
    await invite({ email: stranger.email });
    expect([await mine(stranger), await outboxOf(server)]).toEqual([[], []]);
    await invite({ user_id: stranger.id });
    const [{ id }] = await mine(stranger);
    expect((await answer(id, 'accept', stranger)).body.error).toBe('EMAIL_UNCONFIRMED');
    expect(await read(stranger)).toBe(404);
    await server.database.db.execute(sql`update users set email_confirmed_at = now() where id = ${stranger.id}`);
    expect((await answer((await mine(stranger))[0].id, 'accept', stranger)).status).toBe(200);
  });

  it.each([
    ['number', () => ({ user_id: guest.id })],
    ['email, in any case', () => ({ email: guest.email.toUpperCase() })],
  ])('by %s tells of a private startup only its name, until it is accepted', async (_how, named) => {
    await invite(named());
    const [invitation] = await mine();
    expect(invitation).toEqual({
      id: invitation.id,
      startup_name: 'Nodriza',
      invited_by: 'Olga Owner',
      created_at: '2026-06-30T12:00:00.250Z',
      expires_at: '2026-07-30T12:00:00.250Z',
    });
    expect(await read(guest)).toBe(404);
    const accepted = await answer(invitation.id, 'accept');
    expect([accepted.status, accepted.body.startup_id]).toEqual([200, startup]);
    expect(await read(guest)).toBe(200);
    expect([await mine(), await invited()]).toEqual([[], []]);
    expect((await answer(invitation.id, 'accept')).status).toBe(404);
  });

  it('is mailed in the language of the request, without the names that users type', async () => {
    const path = `/api/startups/${startup}/owner`;
    await server.call('POST', path, {
      as: owner,
      body: { email: guest.email },
      headers: { 'accept-language': 'es' },
    });
    const [mail, ...others] = await outboxOf(server);
    expect(others).toEqual([]);
    expect(mail).toContain(`To: ${guest.email}`);
    expect(mail).toContain('/mystartups');
    expect(mail).toContain('Nada cambia hasta que la aceptes');
    expect(mail).not.toMatch(/Nodriza|Olga/);
  });

  it('to nobody mails nobody', async () => {
    expect((await invite({ email: 'nobody@example.com' })).status).toBe(200);
    expect(await outboxOf(server)).toEqual([]);
    expect(await invited()).toMatchObject([{ user_id: null, email: 'nobody@example.com' }]);
  });

  it('is mailed once a week, also when it is withdrawn and sent again or sent by email', async () => {
    for (const body of [{ user_id: guest.id }, { user_id: guest.id }, { email: guest.email }]) {
      expect((await invite(body)).status).toBe(200);
      for (const { id } of await invited()) {
        const path = `/api/startups/${startup}/owner-invitations/${id}`;
        expect((await server.call('DELETE', path, { as: owner })).body.invitations).toEqual([]);
      }
      expect(await mine()).toEqual([]);
    }
    expect(await outboxOf(server)).toHaveLength(1);
  });

  it('that is open is not sent twice, and both ways of naming somebody are one to them', async () => {
    await invite({ user_id: guest.id });
    const again = await invite({ user_id: guest.id });
    expect([again.status, again.body.error]).toEqual([409, 'CONFLICT']);
    expect((await invite({ email: guest.email })).status).toBe(200);
    expect(await mine()).toHaveLength(1);
    await answer((await mine())[0].id, 'accept');
    expect(await invited()).toEqual([]);
  });

  it('that was declined is not sent again within a week, by number or by email', async () => {
    await invite({ user_id: guest.id });
    expect((await answer((await mine())[0].id, 'decline')).status).toBe(200);
    expect(await invited()).toEqual([]);
    const again = await invite({ user_id: guest.id });
    expect([again.status, again.body.error]).toEqual([409, 'CONFLICT']);
    // The same answer as for an email without an account.
    expect((await invite({ email: guest.email })).status).toBe(200);
    expect(await mine()).toEqual([]);
    await after(7 * dayMs, async () => {
      expect((await invite({ user_id: guest.id }, await signedIn(owner))).status).toBe(200);
      expect(await mine(await signedIn(guest))).toHaveLength(1);
    });
  });

  /** Their session may be over at a later time of the clock. */
  async function signedIn(user: TestUser): Promise<TestUser> {
    const other = await server.makeUser();
    await server.database.db.execute(sql`update sessions set user_id = ${user.id} where id = ${other.sessionId}`);
    const { signAccess } = await import('../accounts/tokens.ts');
    const claims = { userId: user.id, sessionId: other.sessionId };
    return {
      ...user,
      sessionId: other.sessionId,
      token: await signAccess(server.services.secret, claims, server.clock.now),
    };
  }

  it('expires after 30 days and can be sent again', async () => {
    await invite({ user_id: guest.id });
    const [{ id }] = await mine();
    await after(30 * dayMs, async () => {
      const [host, later] = [await signedIn(owner), await signedIn(guest)];
      expect((await answer(id, 'accept', later)).status).toBe(404);
      expect([await mine(later), await invited(host)]).toEqual([[], []]);
      expect((await invite({ user_id: guest.id }, host)).status).toBe(200);
      expect(await mine(later)).toHaveLength(1);
    });
  });

  it('can be answered by the invited user only', async () => {
    await invite({ user_id: guest.id });
    const [{ id }] = await mine();
    for (const as of [owner, admin, await server.makeUser()]) {
      expect((await answer(id, 'accept', as)).status).toBe(404);
      expect((await answer(id, 'decline', as)).status).toBe(404);
      expect(await mine(as)).toEqual([]);
    }
    expect(await mine()).toHaveLength(1);
  });

  it('ends when its sender leaves, so that nobody keeps a way back through a second account', async () => {
    const second = await server.makeUser();
    await invite({ user_id: second.id });
    const [{ id }] = await mine(second);
    await join(guest);
    await leave(owner);
    expect(await mine(second)).toEqual([]);
    expect((await answer(id, 'accept', second)).status).toBe(404);
    expect(await read(second)).toBe(404);
  });

  it('and the sight of a former owner do not come back when the last owner leaves', async () => {
    await join(guest);
    await leave(owner);
    expect(await read(owner)).toBe(404);
    expect((await leave(guest)).status).toBe(200);
    for (const as of [owner, guest]) {
      expect(await read(as)).toBe(404);
      expect((await invite({ user_id: as.id }, as)).status).toBe(404);
    }
    expect(await read(admin)).toBe(200);
  });

  it('and the sight of a former owner do not come back when the account of the last owner is deleted', async () => {
    await join(guest);
    await leave(owner);
    expect((await server.call('DELETE', `/api/user/${guest.id}`, { as: admin })).status).toBe(200);
    expect(await read(owner)).toBe(404);
  });

  it('can be sent by the creator whose startup never had another owner, who still sees it', async () => {
    await leave(owner);
    expect(await read(owner)).toBe(200);
    await join(guest);
    expect(await read(owner)).toBe(404);
    expect(await read(guest)).toBe(200);
  });

  it('cannot be sent by a creator from whom an administrator took it', async () => {
    await remove(owner);
    expect(await read(owner)).toBe(404);
    expect((await invite({ user_id: owner.id })).status).toBe(404);
  });

  it('comes with the startup when an administrator names another creator', async () => {
    const heir = await server.makeUser();
    const path = `/api/startups/${startup}`;
    await server.call('PATCH', path, { as: admin, body: { user_id: heir.id } });
    expect(await read(heir)).toBe(404);
    await leave(owner);
    expect([await read(owner), await read(heir)]).toEqual([404, 404]);
    await server.call('PATCH', path, { as: admin, body: { user_id: guest.id } });
    expect([await read(heir), await read(guest)]).toEqual([404, 200]);
  });

  it('is sent with a new startup, to others than its creator', async () => {
    startup = await create(owner, { owners: [guest.id, 987_654, owner.id] });
    expect(await mine()).toHaveLength(1);
    expect((await invited()).map(({ user_id }: { user_id: number }) => user_id)).toEqual([guest.id, 987_654]);
    expect(await outboxOf(server)).toHaveLength(1);
  });

  it('takes a number or an email of the right form', async () => {
    for (const body of [{ user_id: 0 }, { email: 'not an email' }, { email: 1 }, { user_id: '7' }]) {
      expect([body, (await invite(body)).status]).toEqual([body, 400]);
    }
    expect((await invite({ email: owner.email })).body.error).toBe('ALREADY_OWNER');
  });

  it('is forgotten 30 days after it is over', async () => {
    await invite({ user_id: guest.id });
    await answer((await mine())[0].id, 'decline');
    const run = { progress: () => undefined, log: () => undefined, signal: new AbortController().signal };
    const purgeNow = () => purge(run as unknown as Parameters<typeof purge>[0], server.services);
    await after(30 * dayMs, purgeNow);
    expect(await storedCount()).toBe(1);
    await after(30 * dayMs + 1, purgeNow);
    expect(await storedCount()).toBe(0);
  });
});

it('20 invitations a day are allowed to one account, whoever they go to', async () => {
  const server = await testServerForThis({ AVAL_LIMIT_INVITATIONS: '2' });
  const owner = await server.makeUser();
  const body = startupBody({ is_owner: true });
  const { id } = (await server.call('POST', '/api/startups', { as: owner, body })).body;
  const invite = async (user_id: number) => {
    const { status, headers } = await server.call('POST', `/api/startups/${id}/owner`, {
      as: owner,
      body: { user_id },
    });
    return [status, headers['retry-after']];
  };
  expect(await invite(900_001)).toEqual([200, undefined]);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  expect(await invite(900_002)).toEqual([200, undefined]);
  expect(await invite(900_003)).toEqual([429, String(24 * 3600 - 60)]);
});
