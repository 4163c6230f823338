import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signAccess } from '../accounts/tokens.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const day = 24 * 3_600_000;

function startWith(settings: Record<string, string>) {
  const its = {} as { server: TestServer; admin: TestUser; reader: TestUser };
  beforeAll(async () => {
    its.server = await testServer({ AVAL_LIMIT_PUBLIC_NEW: '5', AVAL_LIMIT_PUBLIC: '7', ...settings });
    its.admin = await its.server.makeUser({ role: 'admin' });
    its.reader = await its.server.makeUser();
  });
  afterAll(() => its.server.close());
  const newcomer = () => its.server.makeUser({ created_at: new Date(its.server.clock.now.getTime() - 29 * day) });
  const regular = () => its.server.makeUser({ created_at: new Date(its.server.clock.now.getTime() - 31 * day) });
  const create = (as: TestUser, values: object = {}) =>
    its.server.call('POST', '/api/startups', { as, body: startupBody({ is_owner: true, is_private: 0, ...values }) });
  const change = (as: TestUser, id: number, body: object) =>
    its.server.call('PATCH', `/api/startups/${id}`, { as, body });
  const isPublic = async (id: number) =>
    (await its.server.call('GET', `/api/startups/${id}`, { as: its.reader })).status === 200;
  return { its, newcomer, regular, create, change, isPublic };
}

describe('the number of public startups', () => {
  const { its, newcomer, regular, create, change } = startWith({});

  const statuses = async (as: TestUser, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => create(as)));
    return answers.map(({ status }) => status).toSorted((one, other) => one - other);
  };

  it('is limited for a new account, also for requests at the same time', async () => {
    expect(await statuses(await newcomer(), 12)).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
  });

  it('has a higher limit for any other account', async () => {
    expect(await statuses(await regular(), 9)).toEqual([...Array(7).fill(201), 429, 429]);
  });

  it('is that of a new account until the e-mail is confirmed', async () => {
    const created_at = new Date(its.server.clock.now.getTime() - 400 * day);
    const person = await its.server.makeUser({ created_at, email_confirmed_at: null });
    expect(await statuses(person, 6)).toEqual([...Array(5).fill(201), 429]);
  });

  it('is not limited for administrators, nor for private startups', async () => {
    expect(await statuses(its.admin, 9)).toEqual(Array(9).fill(201));
    const person = await newcomer();
    const answers = await Promise.all(Array.from({ length: 9 }, () => create(person, { is_private: 1 })));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(201));
  });

  it('counts startups that were private at first, one that is made public again once', async () => {
    const person = await newcomer();
    const ids: number[] = [];
    for (let index = 0; index < 6; index += 1) ids.push((await create(person, { is_private: 1 })).body.id);
    const [first = 0, second = 0] = ids;
    for (const is_private of [0, 1, 0, 1, 0, 1, 0, 1]) {
      expect((await change(person, first, { is_private })).status).toBe(200);
    }
    for (const id of ids.slice(0, 5)) expect((await change(person, id, { is_private: 0 })).status).toBe(200);
    const refused = await change(person, ids[5] ?? 0, { is_private: 0 });
    expect([refused.status, refused.body.error]).toEqual([429, 'PUBLICATION_LIMIT']);
    expect(refused.body.message).toContain('can make 5 startups public within a day');
    expect((await change(person, second, { name: 'Still editable' })).status).toBe(200);
  });

  it('starts anew after a day', async () => {
    const person = await newcomer();
    expect(await statuses(person, 6)).toEqual([...Array(5).fill(201), 429]);
    const { now } = its.server.clock;
    its.server.clock.now = new Date(now.getTime() + day + 1000);
    const { secret } = its.server.services;
    const token = await signAccess(secret, { userId: person.id, sessionId: person.sessionId }, its.server.clock.now);
    expect((await create({ ...person, token })).status).toBe(201);
    its.server.clock.now = now;
  });
});

describe('where new accounts are reviewed, a startup that one makes public', () => {
  const { its, newcomer, regular, create, change, isPublic } = startWith({ AVAL_REVIEW_NEW: '1' });
  const waiting = async () =>
    (await its.server.call('GET', '/api/admin/publications', { as: its.admin })).body.publications;
  const decide = (id: number, body: object, as = its.admin) =>
    its.server.call('POST', `/api/admin/publications/${id}`, { as, body });

  it('stays private until an administrator agrees', async () => {
    const person = await newcomer();
    const { body } = await create(person, { name: 'Patience' });
    expect([body.startup.is_private, body.startup.review]).toEqual([1, { state: 'waiting', reason: null }]);
    expect(body.message).toContain('until an administrator has reviewed it');
    expect(await isPublic(body.id)).toBe(false);
    const [open] = await waiting();
    expect(open).toMatchObject({ startup: { id: body.id, name: 'Patience' }, user: { id: person.id } });
    // Asking again changes nothing.
    expect((await change(person, body.id, { is_private: 0 })).body.startup.is_private).toBe(1);
    expect(await waiting()).toHaveLength(1);
    expect((await decide(open.id, { accept: true })).status).toBe(200);
    expect(await isPublic(body.id)).toBe(true);
    const after = (await its.server.call('GET', `/api/startups/${body.id}`, { as: person })).body.startup;
    expect([after.is_private, after.review]).toEqual([0, null]);
    expect((await decide(open.id, { accept: false })).body.error).toBe('CONFLICT');
    expect(await isPublic(body.id)).toBe(true);
  });

  it('stays private when it is refused, and can be sent again', async () => {
    const person = await newcomer();
    const { id } = (await create(person)).body;
    const [open] = await waiting();
    expect((await decide(open.id, { accept: false, reason: 'No website' })).status).toBe(200);
    expect([await isPublic(id), await waiting()]).toEqual([false, []]);
    const refused = (await its.server.call('GET', `/api/startups/${id}`, { as: person })).body.startup;
    expect(refused.review).toEqual({ state: 'refused', reason: 'No website' });
    expect((await change(person, id, { is_private: 0 })).body.startup.review.state).toBe('waiting');
    const withdrawn = await change(person, id, { is_private: 1 });
    expect([withdrawn.body.startup.review, await waiting()]).toEqual([null, []]);
    const { body } = await its.server.call('GET', `/api/admin/audit-events?startup=${id}`, { as: its.admin });
    expect(body.events[2].detail).toEqual([{ label: 'Reason', from: null, to: 'No website' }]);
    const actions = body.events.map((event: { action: string }) => event.action);
    expect(actions.toReversed()).toEqual([
      'create',
      'ask_publication',
      'refuse_publication',
      'ask_publication',
      'withdraw_publication',
    ]);
  });

  it('is public when an administrator makes it so', async () => {
    const { id } = (await create(await newcomer())).body;
    expect((await change(its.admin, id, { is_private: 0 })).body.startup.review).toBeNull();
    expect([await isPublic(id), await waiting()]).toEqual([true, []]);
  });

  it('waits for nobody if the account is older', async () => {
    expect(await isPublic((await create(await regular())).body.id)).toBe(true);
  });

  it('is not listed once it is deleted, and a missing one is not found', async () => {
    const { id } = (await create(await newcomer())).body;
    const [open] = await waiting();
    await its.server.call('DELETE', `/api/startups/${id}`, { as: its.admin });
    expect(await waiting()).toEqual([]);
    expect((await decide(open.id, { accept: true })).status).toBe(404);
    expect((await decide(999_999, { accept: true })).status).toBe(404);
  });
});
