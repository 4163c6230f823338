import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startupBody } from '../testing/startupBody.ts';
import { storeDocument } from '../testing/storeDocument.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

describe('the history of a fact', () => {
  let server: TestServer;
  let admin: TestUser;
  let owner: TestUser;
  let reader: TestUser;
  let id: number;

  const read = (field: string, as = admin, startup = id) =>
    server.call('GET', `/api/startups/${startup}/facts/${field}/history`, { as });
  const historyOf = async (field: string, as = admin) => (await read(field, as)).body.history;
  const patch = (body: object) => server.call('PATCH', `/api/startups/${id}`, { as: admin, body });
  const turnTo = (time: string) => {
    server.clock.now = new Date(`2026-06-30T${time}Z`);
  };
  const forget = (field: string) =>
    server.database.db.execute(sql`update field_sources set value = null where field = ${field}`);

  beforeAll(async () => {
    server = await testServer();
    turnTo('12:00:00.700');
    admin = await server.makeUser({ role: 'admin', first_name: 'Nora', last_name: 'Vidal' });
    owner = await server.makeUser({ first_name: 'Olga', last_name: 'Prado' });
    reader = await server.makeUser();
    const body = startupBody({
      is_owner: true,
      burn_rate: 42_000,
      patent_count: 0,
      defaulted_fields: ['patent_count'],
      revenue: 310_000,
    });
    id = (await server.call('POST', '/api/startups', { as: owner, body })).body.id;
    turnTo('12:01:00');
    const document_id = await storeDocument(server, 'The burn rate is 38,000 a month.');
    const burn_rate = { kind: 'document', document_id, page: 1, quote: '38,000 a month', as_of: '2026-05-31' };
    await patch({ burn_rate: 38_000, field_sources: { burn_rate } });
    turnTo('12:02:00');
    const body2 = { facts: { burn_rate: 35_000, team_size: 14 }, as_of: '2026-06-15' };
    const { proposal } = (await server.call('POST', `/api/startups/${id}/proposals`, { as: owner, body: body2 })).body;
    const decisions = proposal.claims.map((claim: { id: number }) => ({ claim_id: claim.id, decision: 'accept' }));
    await server.call('POST', `/api/admin/proposals/${proposal.id}/decisions`, { as: admin, body: { decisions } });
    await server.database.db.execute(sql`
      update claims set source_id = (
        select max(id) from field_sources where startup_id = claims.startup_id and field = claims.field
      )`);
    turnTo('12:03:00');
    await server.call('POST', `/api/startups/${id}/confirmations`, { as: admin, body: { fields: ['burn_rate'] } });
  });
  afterAll(() => server.close());

  it('has every value, newest first, with date, evidence, and who stated, accepted and confirmed it', async () => {
    for (const as of [admin, owner]) {
      expect(await historyOf('burn_rate', as)).toMatchObject([
        {
          value: 35_000,
          kind: 'stated',
          date: '2026-06-15',
          confirmed: '2026-06-30',
          by_name: 'Olga Prado',
          accepted_by_name: 'Nora Vidal',
          is_automatic: false,
          confirmed_by_name: 'Nora Vidal',
        },
        {
          value: 38_000,
          kind: 'document',
          date: '2026-05-31',
          confirmed: null,
          document: 'plan.txt',
          page: 1,
          quote: '38,000 a month',
          by_name: 'Nora Vidal',
        },
        { value: 42_000, kind: 'stated', date: '2026-06-30', by_name: 'Olga Prado' },
      ]);
    }
    expect((await historyOf('burn_rate'))[1]).not.toHaveProperty('accepted_by_name');
  });

  it('is recorded with each value, whoever stores it', async () => {
    const { rows } = await server.database.db.execute(sql`
      select field from field_sources where startup_id = ${id} and value is null`);
    expect(rows).toEqual([]);
  });

  it('has texts, choices and defaults as well', async () => {
    expect(await historyOf('name')).toMatchObject([{ value: 'Marea Robotics', kind: 'stated' }]);
    expect(await historyOf('industry_id')).toMatchObject([{ value: 1, kind: 'stated' }]);
    expect(await historyOf('patent_count')).toMatchObject([{ value: 0, kind: 'defaulted', date: '2026-06-30' }]);
    expect(await historyOf('youtube_url')).toEqual([]);
  });

  it('has people, competitors and revenue by year', async () => {
    const team = { members: [{ id: 1, name: 'Ana Gil', role: 'CEO' }] };
    const joined = { members: [...team.members, { id: 2, name: 'Leo Marín', role: 'CTO' }] };
    const value_proposition = { competitors: [{ name: 'Rival', strength: 7 }] };
    const financials = { revenue_history: [{ year: 2025, revenue: 310_000 }] };
    await patch({ team, value_proposition, financials });
    await patch({ team: joined });
    expect(await historyOf('team')).toMatchObject([{ value: joined }, { value: team, by_name: 'Nora Vidal' }]);
    expect(await historyOf('value_proposition')).toMatchObject([{ value: value_proposition, kind: 'stated' }]);
    expect(await historyOf('financials')).toMatchObject([{ value: financials, kind: 'stated' }]);
  });

  it('shows others value, kind and dates, and nothing else', async () => {
    expect(await historyOf('burn_rate', reader)).toEqual([
      { value: 35_000, kind: 'stated', date: '2026-06-15', confirmed: '2026-06-30' },
      { value: 38_000, kind: 'document', date: '2026-05-31', confirmed: null },
      { value: 42_000, kind: 'stated', date: '2026-06-30', confirmed: null },
    ]);
  });

  it('takes values that were not recorded from the calculations of their time', async () => {
    const recorded = await historyOf('burn_rate');
    await forget('burn_rate');
    expect(await historyOf('burn_rate')).toEqual(recorded);
  });

  it('leaves a value open that neither a source nor a calculation of its time says', async () => {
    await forget('description');
    await patch({ description: 'Robots that inspect hulls.' });
    expect((await historyOf('description')).map(({ value }: { value: unknown }) => value)).toEqual([
      'Robots that inspect hulls.',
      null,
    ]);
    await forget('burn_rate');
    await server.database.db.execute(sql`
      delete from calculations where startup_id = ${id} and calculation_date < '2026-06-30T12:02:00Z'`);
    expect((await historyOf('burn_rate')).map(({ value }: { value: unknown }) => value)).toEqual([35_000, null, null]);
  });

  it('gives a cleared field the value of before, not that of now', async () => {
    turnTo('12:04:00');
    await patch({ revenue: null });
    await forget('revenue');
    expect(await historyOf('revenue')).toMatchObject([{ value: 310_000 }]);
  });

  it.each(['is_owner', 'user_id', 'created_at', 'nonsense', '__proto__'])(
    'is refused for what is not a fact: %s',
    async (field) => {
      const { status, body } = await read(field);
      expect([status, body.error]).toEqual([400, 'VALIDATION_FAILED']);
      expect(body.message).toBe(`Unknown field: ${field}`);
    },
  );

  it('does not exist for those who may not see the startup', async () => {
    await patch({ is_private: 1 });
    const [given, missing] = [await read('burn_rate', reader), await read('burn_rate', reader, 999_999)];
    expect(given.status).toBe(404);
    expect({ ...given.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await read('burn_rate', owner)).status).toBe(200);
  });
});
