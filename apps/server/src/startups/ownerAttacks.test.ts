import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { emptyOutbox, outboxOf } from '../testing/outbox.ts';
import { startupBody } from '../testing/startupBody.ts';
import { testPassword, type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

/** What only the changed startup says. */
const traces = /Zanquilarga|41237/;

describe('whoever owns a startup cannot', () => {
  let server: TestServer;
  let admin: TestUser;
  let founder: TestUser;
  let named: TestUser;

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
    founder = await server.makeUser();
    named = await server.makeUser({ first_name: 'Xerobatica', last_name: 'Secreta', email: 'secreta@example.com' });
  });
  afterAll(() => server.close());

  const create = async (as: TestUser, differences: object = {}): Promise<number> =>
    (await server.call('POST', '/api/startups', { as, body: startupBody({ is_owner: true, ...differences }) })).body.id;
  const name = (startup: number, body: object, as = founder) =>
    server.call('POST', `/api/startups/${startup}/owner`, { as, body });
  const ownersOf = async (startup: number): Promise<number[]> =>
    (await server.call('GET', `/api/startups/${startup}`, { as: admin })).body.startup.owners.map(
      ({ id }: { id: number }) => id,
    );

  /** Everything that a sender learns of an invitation and its repetition, without what differs in any case. */
  async function answersTo(body: object, typed: string): Promise<string> {
    const startup = await create(founder);
    const steps = [
      await name(startup, body),
      await name(startup, body),
      await server.call('GET', `/api/startups/${startup}/owner-invitations`, { as: founder }),
    ];
    return JSON.stringify(steps.map((step) => ({ status: step.status, ...step.body, requestId: '' })))
      .replaceAll(typed, 'typed')
      .replaceAll(/"id":\d+/g, '"id":0');
  }

  it('make somebody an owner who did not accept', async () => {
    const startup = await create(founder);
    await name(startup, { user_id: named.id });
    expect(await ownersOf(startup)).toEqual([founder.id]);
    const atOnce = await create(founder, { owners: [founder.id, named.id] });
    expect(await ownersOf(atOnce)).toEqual([founder.id]);
  });

  it('learn the name of an account from its number', async () => {
    const startup = await create(founder);
    const answers = [
      await name(startup, { user_id: named.id }),
      await server.call('GET', `/api/startups/${startup}`, { as: founder }),
      await server.call('GET', `/api/startups/${startup}/owner-invitations`, { as: founder }),
    ];
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/Xerobatica|Secreta/i);
  });

  it('learn which numbers and emails have an account', async () => {
    expect(await answersTo({ user_id: named.id }, `"user_id":${named.id}`)).toBe(
      await answersTo({ user_id: 987_654 }, '"user_id":987654'),
    );
    expect(await answersTo({ email: named.email }, named.email)).toBe(
      await answersTo({ email: 'nobody@example.com' }, 'nobody@example.com'),
    );
  });

  it('be kept from leaving, also when nobody else owns it', async () => {
    const startup = await create(admin, { is_owner: false, owners: [named.id] });
    const left = await server.call('DELETE', `/api/startups/${startup}/owner`, { as: named });
    expect([left.status, left.body.error]).toEqual([200, undefined]);
    expect(await ownersOf(startup)).toEqual([]);
  });
});

describe('whoever signed up with the e-mail of another', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  /** Changes the e-mail of an account to one that its user can read. */
  async function moveTo(as: TestUser, email: string): Promise<void> {
    await emptyOutbox(server);
    const body = { email, current_password: testPassword };
    expect((await server.call('PUT', '/api/user/email', { as, body })).status).toBe(200);
    const token = /confirm-email\?token=([\w-]+)/.exec((await outboxOf(server)).join('\n'))?.[1];
    expect((await server.call('POST', '/api/auth/confirm-email', { body: { token } })).status).toBe(200);
  }

  it('cannot answer an invitation to it, not even with another e-mail that is confirmed', async () => {
    const founder = await server.makeUser();
    const email = 'partner@fund.example';
    const thief = await server.makeUser({
      email,
      email_confirmed_at: null,
      password_hash: await server.passwordHash(),
    });
    const body = startupBody({ is_owner: true, is_private: 1 });
    const { id: startup } = (await server.call('POST', '/api/startups', { as: founder, body })).body;
    const path = `/api/startups/${startup}/owner`;
    const sent = await server.call('POST', path, { as: founder, body: { email } });
    const [{ id }] = sent.body.invitations;
    const answer = (how: string) => server.call('POST', `/api/owner-invitations/${id}/${how}`, { as: thief });
    expect((await answer('decline')).status).toBe(404);
    await moveTo(thief, 'thief@evil.example');
    expect((await server.call('GET', '/api/owner-invitations', { as: thief })).body.invitations).toEqual([]);
    expect([(await answer('accept')).status, (await answer('decline')).status]).toEqual([404, 404]);
    expect((await server.call('GET', `/api/startups/${startup}`, { as: thief })).status).toBe(404);
  });
});

describe('the creator of a startup that changed hands sees nothing of it', () => {
  let server: TestServer;
  let admin: TestUser;
  let creator: TestUser;
  let buyer: TestUser;
  let startup: number;

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
    creator = await server.makeUser();
    buyer = await server.makeUser();
    const body = startupBody({ is_owner: true, is_private: 1 });
    startup = (await server.call('POST', '/api/startups', { as: creator, body })).body.id;
    const owner = `/api/startups/${startup}/owner`;
    await server.call('POST', `/api/startups/${startup}/follow`, { as: creator });
    await server.call('POST', owner, { as: admin, body: { user_id: buyer.id } });
    await server.call('DELETE', owner, { as: creator });
    const change = { name: 'Zanquilarga', burn_rate: 41_237 };
    await server.call('PATCH', `/api/startups/${startup}`, { as: admin, body: change });
  });
  afterAll(() => server.close());

  const reads = [
    ['details', '/api/startups/{id}'],
    ['calculations', '/api/startups/{id}/calculations'],
    ['percentiles', '/api/startups/{id}/percentiles'],
    ['search', '/api/startups/search?q=zanq'],
    ['search for private ones', '/api/startups/search?is_private=1'],
    ['all', '/api/startups/list'],
    ['all in full', '/api/startups/list-full'],
    ['mine', '/api/startups/mine'],
    ['mine in full', '/api/startups/mine-full'],
    ['similar', '/api/startups/similar?name=Zanquilarga'],
    ['top', '/api/startups/top-relevant'],
    ['export', '/api/user/export'],
  ] as const;

  it.each(reads)('in %s', async (_what, path) => {
    const { status, body } = await server.call('GET', path.replace('{id}', String(startup)), { as: creator });
    expect(path.includes('{id}') ? status : 200).toBe(path.includes('{id}') ? 404 : 200);
    expect(JSON.stringify(body)).not.toMatch(traces);
  });

  it('in a portfolio', async () => {
    const portfolio = (await server.call('POST', '/api/portfolios', { as: creator, body: { name: 'Mine' } })).body.id;
    const added = await server.call('POST', `/api/portfolios/${portfolio}/startups/${startup}`, { as: creator });
    expect(added.status).toBe(404);
  });

  it('while its new owner sees it and owns it alone', async () => {
    const { body } = await server.call('GET', `/api/startups/${startup}`, { as: buyer });
    expect(body.startup).toMatchObject({ name: 'Zanquilarga', owners: [{ id: buyer.id }] });
  });
});

it('the creator of a public startup that changed hands sees its sources as anybody else', async () => {
  const server = await testServer();
  try {
    const [creator, buyer] = [await server.makeUser(), await server.makeUser()];
    const admin = await server.makeUser({ role: 'admin' });
    const body = startupBody({ is_owner: false, is_private: 0 });
    const { id } = (await server.call('POST', '/api/startups', { as: creator, body })).body;
    const sourceFor = async (as: TestUser) =>
      (await server.call('GET', `/api/startups/${id}`, { as })).body.startup.field_sources.burn_rate;
    expect(await sourceFor(creator)).toMatchObject({ by: creator.id });
    await server.call('POST', `/api/startups/${id}/owner`, { as: admin, body: { user_id: buyer.id } });
    const fresh = { date: '2026-06-30', months: 0, age: 'fresh' };
    expect(await sourceFor(creator)).toEqual({ kind: 'stated', ...fresh });
    expect(await sourceFor(buyer)).toMatchObject({ by: creator.id });
    expect((await server.call('GET', '/api/user/export', { as: creator })).body.startups).toEqual([]);
  } finally {
    await server.close();
  }
});
