import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addStartups } from '../testing/manyStartups.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, testServerForThis, type TestUser } from '../testing/testServer.ts';

interface Compared {
  id: number;
  calculation_date: string;
}

describe('portfolios', () => {
  let server: TestServer;
  let owner: TestUser;
  let other: TestUser;
  let startupId: number;

  beforeAll(async () => {
    server = await testServer();
    owner = await server.makeUser();
    other = await server.makeUser();
    startupId = (await server.call('POST', '/api/startups', { as: owner, body: startupBody() })).body.id;
  });
  afterAll(() => server.close());

  const make = (name: string, as = owner) => server.call('POST', '/api/portfolios', { as, body: { name } });

  it('are created, listed, renamed and deleted by their owner', async () => {
    const made = await make('  Ocean tech ');
    expect([made.status, made.body.portfolio]).toEqual([
      201,
      expect.objectContaining({ id: made.body.id, name: 'Ocean tech', description: '', startups_count: 0 }),
    ]);
    const path = `/api/portfolios/${made.body.id}`;
    const saved = await server.call('PUT', path, { as: owner, body: { name: 'Sea tech', description: 'Ships' } });
    expect(saved.body.portfolio).toMatchObject({ name: 'Sea tech', description: 'Ships' });
    const { portfolios } = (await server.call('GET', '/api/portfolios/mine', { as: owner })).body;
    expect(portfolios.map(({ name }: { name: string }) => name)).toContain('Sea tech');
    expect((await server.call('DELETE', path, { as: owner })).status).toBe(200);
    expect((await server.call('GET', path, { as: owner })).status).toBe(404);
  });

  it('have unique names per user', async () => {
    await make('Twice');
    expect((await make('twice')).body.error).toBe('NAME_TAKEN');
    expect((await make('Twice', other)).status).toBe(201);
    const { body } = await make('Thrice');
    const renamed = await server.call('PUT', `/api/portfolios/${body.id}`, { as: owner, body: { name: 'TWICE' } });
    expect([renamed.status, renamed.body.error]).toEqual([409, 'NAME_TAKEN']);
  });

  it('cannot be renamed over an edit that was made after they were read', async () => {
    const admin = await server.makeUser({ role: 'admin' });
    const { body } = await make('Read by two');
    const path = `/api/portfolios/${body.id}`;
    const headers = { 'if-match': `"${body.portfolio.updated_at}"` };
    server.clock.now = new Date(server.clock.now.getTime() + 50);
    expect((await server.call('PUT', path, { as: admin, body: { name: 'First' }, headers })).status).toBe(200);
    const late = await server.call('PUT', path, { as: owner, body: { name: 'Second' }, headers });
    expect([late.status, late.body.error, late.body.edit]).toEqual([
      409,
      'STALE',
      { by: null, by_caller: false, at: server.clock.now.toISOString() },
    ]);
    expect((await server.call('GET', path, { as: owner })).body.portfolio.name).toBe('First');
  });

  it('are visible to their owner and administrators only', async () => {
    const { body } = await make('Secret');
    const path = `/api/portfolios/${body.id}`;
    for (const [method, url] of [
      ['GET', path],
      ['PUT', path],
      ['DELETE', path],
      ['GET', `${path}/compare`],
      ['POST', `${path}/startups/${startupId}`],
    ] as const) {
      const answer = await server.call(method, url, { as: other, ...(method === 'PUT' && { body: { name: 'x' } }) });
      expect([method, url, answer.status]).toEqual([method, url, 404]);
    }
    const admin = await server.makeUser({ role: 'admin' });
    expect((await server.call('GET', path, { as: admin })).status).toBe(200);
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await server.call(method, `${path}/startups/${startupId}`, { as: admin })).status).toBe(404);
    }
  });

  it('add and remove a startup once', async () => {
    const { body } = await make('Entries');
    const path = `/api/portfolios/${body.id}/startups/${startupId}`;
    const added = await server.call('POST', path, { as: owner });
    expect([added.status, added.body.portfolio.startups_count]).toEqual([201, 1]);
    expect((await server.call('POST', path, { as: owner })).body.error).toBe('ALREADY_IN_PORTFOLIO');
    const wrong = await server.call('POST', `/api/portfolios/${body.id}/startups/abc`, { as: owner });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Invalid startup ID']);
    expect((await server.call('POST', `/api/portfolios/${body.id}/startups/999999`, { as: owner })).status).toBe(404);
    expect((await server.call('DELETE', path, { as: owner })).body.portfolio.startups_count).toBe(0);
    expect((await server.call('DELETE', path, { as: owner })).status).toBe(404);
  });

  it('compare the newest calculations of their startups, within the lens of the caller', async () => {
    const admin = await server.makeUser({ role: 'admin' });
    const { body } = await make('Compared');
    const second = await server.call('POST', '/api/startups', { as: owner, body: startupBody({ name: 'Zarpa' }) });
    for (const id of [startupId, second.body.id]) {
      await server.call('POST', `/api/portfolios/${body.id}/startups/${id}`, { as: owner });
    }
    await server.call('PATCH', `/api/startups/${startupId}`, {
      as: admin,
      body: { burn_rate: 43_000, financials: { revenue_growth_rate: 30 } },
    });

    const plain = await server.call('GET', `/api/portfolios/${body.id}/compare`, { as: owner });
    const dates = plain.body.startups.map(({ id, calculation_date }: Compared) => [id, calculation_date]);
    expect(dates).toEqual([
      [startupId, '2026-06-30T12:00:01.000Z'],
      [second.body.id, '2026-06-30T12:00:00.000Z'],
    ]);
    const [first] = plain.body.startups;
    expect(first).toMatchObject({ FEM_burn_rate: expect.any(Number) });
    expect(first.calculations).toBeUndefined();
    expect(first.COR_VPM_strategic_alignment_score ?? null).toBeNull();

    const full = await server.call('GET', `/api/portfolios/${body.id}/compare?calculations=1`, { as: owner });
    const [whole] = full.body.startups;
    expect(whole.calculations.map(({ calculation_date }: Compared) => calculation_date)).toEqual([
      '2026-06-30T12:00:01.000Z',
      '2026-06-30T12:00:00.000Z',
    ]);
    expect(whole.FEM_burn_rate).toBe(whole.calculations[0].FEM_burn_rate);
    expect(whole.FEM_burn_rate).not.toBe(whole.calculations[1].FEM_burn_rate);
  });

  it('refuse a name that is missing or too long', async () => {
    expect((await make('')).status).toBe(400);
    expect((await make('x'.repeat(101))).status).toBe(400);
  });
});

it('a portfolio has at most 500 startups, because comparing them takes the time of others', async () => {
  const server = await testServerForThis();
  const as = await server.makeUser();
  await addStartups(server.database.db, 501);
  const { id } = (await server.call('POST', '/api/portfolios', { as, body: { name: 'Full' } })).body;
  await server.database.db.execute(sql`
    insert into portfolio_startups (portfolio_id, startup_id) select ${id}, id from startups order by id limit 499`);
  const { rows } = await server.database.db.execute(sql`select id from startups order by id desc limit 2`);
  const add = (startup: unknown) =>
    server.call('POST', `/api/portfolios/${id}/startups/${String(startup)}`, {
      as,
      headers: { 'accept-language': 'es' },
    });
  const added = await Promise.all(rows.map((row) => add(row['id'])));
  expect(added.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  const refused = added.find(({ status }) => status === 409)?.body;
  expect([refused.error, refused.message]).toEqual(['CONFLICT', expect.stringContaining('como máximo 500 startups')]);
  expect((await server.call('GET', `/api/portfolios/${id}`, { as })).body.startups).toHaveLength(500);
});
