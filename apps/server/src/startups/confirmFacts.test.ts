import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

describe('the age of facts', () => {
  let server: TestServer;
  let admin: TestUser;
  let owner: TestUser;
  let id: number;

  const call = (method: 'GET' | 'PATCH' | 'POST', path: string, as: TestUser, body?: object, headers = {}) =>
    server.call(method, `/api/startups/${id}${path}`, { as, body, headers });
  const confirm = (fields: readonly unknown[], as = admin, headers = {}) =>
    call('POST', '/confirmations', as, { fields }, headers);
  const read = async (as = admin) => (await call('GET', '', as)).body.startup;
  const sourceOf = async (field: string, as = admin) => (await read(as)).field_sources[field];
  /** Signs in again, because tokens expire after a quarter of an hour. */
  async function turnTo(date: string) {
    server.clock.now = new Date(date);
    admin = await server.makeUser({ role: 'admin' });
  }

  beforeAll(async () => {
    server = await testServer();
    server.clock.now = new Date('2025-03-10T09:00:00Z');
    owner = await server.makeUser();
    admin = await server.makeUser({ role: 'admin' });
    const body = startupBody({ is_owner: true, revenue: 120_000, patent_count: 0, defaulted_fields: ['patent_count'] });
    id = (await server.call('POST', '/api/startups', { as: owner, body })).body.id;
    await server.database.db.execute(sql`delete from field_sources where field = 'burn_rate'`);
    await turnTo('2026-04-20T09:00:00Z');
  });
  afterAll(() => server.close());

  it('is counted from the day on which they were stated, and not at all for defaults', async () => {
    expect(await sourceOf('revenue')).toMatchObject({ kind: 'stated', date: '2025-03-10', months: 13, age: 'aged' });
    expect(await sourceOf('founder_count')).toMatchObject({ months: 13, age: 'fresh' });
    expect(await sourceOf('patent_count')).not.toHaveProperty('date');
  });

  it('stays when a whole startup is sent back with one change', async () => {
    const { revenue, team_size } = await read();
    await call('PATCH', '', admin, { revenue, team_size: team_size + 1 });
    expect(await sourceOf('revenue')).toMatchObject({ date: '2025-03-10', by: owner.id });
    expect(await sourceOf('team_size')).toMatchObject({ date: '2026-04-20', by: admin.id });
  });

  it('is not renewed by owners, who may not change them, nor by others', async () => {
    const [other, partner] = [await server.makeUser(), await server.makeUser()];
    await call('POST', '/owner', admin, { user_id: partner.id });
    expect((await read(partner)).is_owner).toBe(true);
    expect((await confirm(['revenue'], partner)).status).toBe(403);
    expect((await confirm(['revenue'], other)).status).toBe(403);
    expect(await sourceOf('revenue')).toMatchObject({ date: '2025-03-10' });
  });

  it.each([
    [['patent_count'], 'Nobody has stated Patents, so there is nothing to confirm'],
    [['lifetime_value'], 'Nobody has stated Lifetime Value, so there is nothing to confirm'],
    [['name'], 'Unknown field: name'],
    [['nonsense'], 'Unknown field: nonsense'],
    [[], /fields/],
  ])('is not renewed for %j', async (fields, message) => {
    await call('PATCH', '', admin, { lifetime_value: null });
    const { status, body } = await confirm(fields);
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
  });

  it('is not renewed from a version that somebody has changed since', async () => {
    expect((await confirm(['revenue'], admin, { 'if-match': '"2025-03-10T09:00:00.000Z"' })).status).toBe(409);
    expect(await sourceOf('revenue')).toMatchObject({ date: '2025-03-10' });
  });

  it('begins again when an administrator confirms them, which evaluates the startup and changes nothing else', async () => {
    const before = await read();
    const { status, body } = await confirm(['revenue', 'burn_rate'], admin, { 'if-match': `"${before.updated_at}"` });
    expect([status, body.message]).toEqual([200, 'Confirmed as of today']);
    const { startup } = body;
    expect(startup.field_sources.revenue).toMatchObject({
      kind: 'stated',
      by: owner.id,
      at: '2025-03-10T09:00:00.000Z',
      confirmed_at: '2026-04-20T09:00:00.000Z',
      date: '2026-04-20',
      months: 0,
      age: 'fresh',
    });
    // A value without a source has one from now on.
    expect(startup.field_sources.burn_rate).toMatchObject({ kind: 'stated', date: '2026-04-20' });
    expect(startup.coverage).toBeGreaterThan(before.coverage);
    const { field_sources: _sources, ...after } = startup;
    const evaluated = ['IE_investability_score', 'IE_investability_level', 'coverage', 'evidenced', 'range'];
    const others = Object.fromEntries(Object.entries(after).filter(([name]) => !evaluated.includes(name)));
    expect(before).toMatchObject(others);
    const { events } = (await server.call('GET', '/api/admin/audit-events?action=startup.confirm_facts', { as: admin }))
      .body;
    expect(events).toMatchObject([
      {
        action: 'confirm_facts',
        detail: [{ label: 'Still so', to: 'Revenue, Burn Rate' }],
      },
    ]);
  });

  it('begins again with another value', async () => {
    await turnTo('2026-05-20T09:00:00Z');
    await call('PATCH', '', admin, { revenue: 130_000 });
    expect(await sourceOf('revenue')).toMatchObject({ date: '2026-05-20', by: admin.id });
    expect(await sourceOf('revenue')).not.toHaveProperty('confirmed_at');
  });

  it('is seen by whoever sees the facts, but not who confirmed them', async () => {
    await call('PATCH', '', admin, { is_private: 0 });
    const { kind, date, ...rest } = await sourceOf('burn_rate', await server.makeUser());
    expect([kind, date, rest]).toEqual(['stated', '2026-04-20', { months: 1, age: 'fresh' }]);
  });

  it('is not known of a startup that does not exist', async () => {
    const body = { fields: ['revenue'] };
    expect((await server.call('POST', '/api/startups/99999/confirmations', { as: admin, body })).status).toBe(404);
  });
});
