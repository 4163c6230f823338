import type { Method } from '@aval/contract';
import { inputDomains, MODEL_VERSION, utcDay } from '@aval/metrics';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditEvents } from '../db/schema/auditEvents.ts';
import { calculations } from '../db/schema/calculations.ts';
import { processRuns } from '../db/schema/processRuns.ts';
import { scrapedPages } from '../db/schema/scrapedPages.ts';
import { fieldSources, startups } from '../db/schema/startups.ts';
import { startupBody } from '../testing/startupBody.ts';
import { storeDocument } from '../testing/storeDocument.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

/** Random, so that the database cannot compress them. */
const chineseSign = () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000));

describe('startups', () => {
  let server: TestServer;
  let admin: TestUser;
  let founder: TestUser;
  let stranger: TestUser;

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
    founder = await server.makeUser({ profile_type_code: 'F', profile_group_code: 'FOUNDER' });
    stranger = await server.makeUser();
  });
  afterAll(() => server.close());

  const create = (differences: Record<string, unknown> = {}, as = founder) =>
    server.call('POST', '/api/startups/', { as, body: startupBody(differences) });
  const created = async (differences: Record<string, unknown> = {}, as = founder): Promise<number> =>
    (await create(differences, as)).body.startupId;
  const read = (id: number, as: TestUser) => server.call('GET', `/api/startups/${id}`, { as });

  describe('are created', () => {
    it('with owner, sources, event and calculation in one step', async () => {
      const answer = await create({ is_owner: true, defaulted_fields: ['patent_count'], nif: '  B12345678 ' });
      expect(answer.status).toBe(201);
      const { id, startupId, startup, message } = answer.body;
      expect([message, startupId]).toEqual(['Startup created successfully!', id]);
      expect(startup).toMatchObject({
        name: 'Marea Robotics',
        nif: 'B12345678',
        is_owner: true,
        is_private: 0,
        defaulted_fields: ['patent_count'],
        updated_at: '2026-06-30T12:00:00.250Z',
        owners: [{ id: founder.id, first_name: 'Person' }],
      });
      expect(startup.field_sources.patent_count.kind).toBe('defaulted');
      expect(startup.field_sources.burn_rate).toMatchObject({ kind: 'stated', by: founder.id });
      expect(startup.field_sources.twitter_url).toBeUndefined();
      expect(startup.IE_investability_score).toBeGreaterThan(30);
      expect(startup.coverage).toBeGreaterThan(0.8);
      expect(startup.range.low).toBeLessThan(startup.range.high);

      const [calculation] = await server.database.db.select().from(calculations).where(eq(calculations.startup_id, id));
      expect(calculation).toMatchObject({
        calculation_date: new Date('2026-06-30T12:00:00Z'),
        model_version: MODEL_VERSION,
        IE_investability_score: startup.IE_investability_score,
        IE_investability_level: startup.IE_investability_level,
      });
      expect(calculation?.inputs).toMatchObject({ burn_rate: 42_000, defaulted_fields: ['patent_count'] });
      const events = await server.database.db.select().from(auditEvents).where(eq(auditEvents.target_id, id));
      expect(events).toContainEqual(
        expect.objectContaining({ action: 'create', target_type: 'startup', user_id: founder.id }),
      );
    });

    it('with the same score for the same facts', async () => {
      const [one, other] = [await create(), await create()];
      expect(one.body.startup.IE_investability_score).toBe(other.body.startup.IE_investability_score);
    });

    it('as private and without owners by default', async () => {
      const { is_private: _, ...body } = startupBody();
      const answer = await server.call('POST', '/api/startups', { as: founder, body });
      expect(answer.body.startup).toMatchObject({ is_private: 1, is_owner: false, owners: [] });
    });

    it('only with every required input, listing missing ones', async () => {
      const { burn_rate: _burn, name: _name, ...body } = startupBody();
      const answer = await server.call('POST', '/api/startups', { as: founder, body });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe(answer.body.issues[0].message);
      expect(answer.body.issues).toContainEqual({ path: 'name', message: 'Startup Name is required' });
      expect(answer.body.issues).toContainEqual({ path: 'burn_rate', message: 'Burn Rate is required' });
    });

    it.each([
      ['founder_count', 11, /must be between 1 and 10$/],
      ['team_size', 2.5, /must be a number$/],
      ['team_size', '12', /must be a number$/],
      ['burn_rate', -1, /must be greater or equal to 0$/],
      ['funding_raised', 0, /must be greater than 0$/],
      ['funding_raised', -1, /must be greater than 0$/],
      ['revenue', -1, /must be greater or equal to 0$/],
      ['profit_margin', 101, /must be between -100 and 100$/],
      ['foundation_year', 1899, /^Foundation year must be between 1900 and current year$/],
      ['foundation_year', 3000, /^Foundation year must be between 1900 and current year$/],
      ['website_url', 'ftp://x', /must be a valid URL/],
      ['website_url', 'https://nodot', /must include a valid domain/],
      ['name', 'x'.repeat(5000), /at most/],
      ['description', 'zero \u0000 byte', /cannot be stored/],
      ['is_private', 2, /must be yes or no/],
      ['industry_id', 999, /this option does not exist/],
    ])('never with %s = %j', async (field, value, message) => {
      const answer = await create({ [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.body.issues[0].path).toBe(field);
      expect(answer.body.message).toMatch(message);
    });

    it('with a burn of 0, which states that no cash is burned', async () => {
      const { status, body } = await create({ burn_rate: 0, profit_margin: 4 });
      expect([status, body.startup.burn_rate]).toEqual([201, 0]);
    });

    it('within ranges that the database enforces as well', async () => {
      const outside = Object.entries(inputDomains).map(([field, { max }]) => [field, max + 1] as const);
      for (const [field, value] of outside) {
        const insert = server.database.db.insert(startups).values({ name: 'x', description: 'x', [field]: value });
        await expect(insert).rejects.toMatchObject({ cause: { constraint: `${field}_range` } });
      }
    });

    it('with other owners at once or sources only by an administrator', async () => {
      const invited = await create({ owners: [stranger.id, 987_654] });
      expect([invited.status, invited.body.startup.owners]).toEqual([201, []]);
      const source = {
        revenue: { kind: 'document', document_id: await storeDocument(server, 'We sold for a million'), quote: 'sold' },
      };
      expect((await create({ field_sources: source })).status).toBe(403);
      const byAdmin = await create({ owners: [stranger.id, founder.id], field_sources: source }, admin);
      expect(byAdmin.body.startup.owners.map((owner: { id: number }) => owner.id)).toEqual([founder.id, stranger.id]);
      const { revenue, name } = byAdmin.body.startup.field_sources;
      expect(revenue).toMatchObject({ kind: 'document', document: 'plan.txt', quote: 'sold', by: admin.id });
      expect(name.by_name).toBe(revenue.by_name);
      expect(name.by_name).toMatch(/\S+ \S+/);
      const unknown = await create({ owners: [987_654] }, admin);
      expect([unknown.status, unknown.body.error]).toEqual([400, 'UNKNOWN_REFERENCE']);
    });

    it('with a URL whose host is too long for an index', async () => {
      const name = Array.from({ length: 1500 }, chineseSign).join('');
      expect((await create({ website_url: `https://${name}@kelpa.example` })).status).toBe(201);
    });

    it('atomically: a failure leaves nothing behind', async () => {
      const before = await server.database.db.$count(startups);
      await create({ owners: [987_654] }, admin);
      expect(await server.database.db.$count(startups)).toBe(before);
    });
  });

  describe('that are private', () => {
    let id: number;
    let owner: TestUser;

    beforeAll(async () => {
      owner = await server.makeUser();
      id = await created({ is_private: 1, name: 'Hidden Gem', nif: 'HIDDEN1', owners: [owner.id] }, admin);
    });

    it('are visible to owners and administrators, and to their creator while nobody owns them', async () => {
      for (const as of [owner, admin]) expect((await read(id, as)).status).toBe(200);
      const unowned = await created({ is_private: 1 });
      for (const as of [founder, admin]) expect((await read(unowned, as)).status).toBe(200);
      expect((await read(unowned, stranger)).status).toBe(404);
    });

    it.each<[Method, string]>([
      ['GET', ''],
      ['PATCH', ''],
      ['GET', '/calculations'],
      ['GET', '/calculations/1'],
      ['POST', '/follow'],
      ['POST', '/owner'],
      ['DELETE', '/owner'],
    ])('return 404 to others: %s /api/startups/{id}%s', async (method, path) => {
      const body = method === 'PATCH' ? { name: 'Mine now' } : undefined;
      const answer = await server.call(method, `/api/startups/${id}${path}`, { as: stranger, body });
      const missing = await server.call(method, `/api/startups/999999${path}`, { as: stranger, body });
      expect([answer.status, answer.body.error]).toEqual([404, 'NOT_FOUND']);
      expect({ ...answer.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    });

    it.each([
      '/api/startups/list',
      '/api/startups/list-full',
      '/api/startups/search?q=Hidden%20Gem&limit=100',
      '/api/startups/search?q=hiden%20gem',
      '/api/startups/search?limit=100&sort=name',
      '/api/startups/similar?name=Hidden%20Gem&nif=hidden1',
      '/api/startups/top-relevant',
    ])('are in no list of others: %s', async (url) => {
      const names = async (as: TestUser): Promise<string[]> =>
        (await server.call('GET', url, { as })).body.startups.map(({ name }: { name: string }) => name);
      expect(await names(owner)).toContain('Hidden Gem');
      expect(await names(stranger)).not.toContain('Hidden Gem');
    });

    it('are not counted for others', async () => {
      const url = '/api/startups/search?q=Hidden%20Gem';
      const [forOwner, forStranger] = [
        await server.call('GET', url, { as: owner }),
        await server.call('GET', url, { as: stranger }),
      ];
      expect([forOwner.body.total, forStranger.body.total]).toEqual([1, 0]);
    });

    it('are hidden from followers and portfolios while they are private', async () => {
      const open = await created({ name: 'Now You See Me', is_private: 0 });
      const fan = await server.makeUser();
      const { body: portfolio } = await server.call('POST', '/api/portfolios', { as: fan, body: { name: 'P' } });
      await server.call('POST', `/api/portfolios/${portfolio.id}/startups/${open}`, { as: fan });
      await server.call('POST', `/api/startups/${open}/follow`, { as: fan });
      const seen = async () => {
        const mine = await server.call('GET', '/api/startups/mine', { as: fan });
        const inside = await server.call('GET', `/api/portfolios/${portfolio.id}`, { as: fan });
        const { stats } = (await server.call('GET', '/api/dashboard/stats', { as: fan })).body;
        const { startups_count } = inside.body.portfolio;
        return [mine.body.startups.length, inside.body.startups.length, startups_count, stats.startupsInPortfolios];
      };
      expect(await seen()).toEqual([1, 1, 1, 1]);
      await server.call('PATCH', `/api/startups/${open}`, { as: admin, body: { is_private: 1 } });
      expect(await seen()).toEqual([0, 0, 0, 0]);
      await server.call('PATCH', `/api/startups/${open}`, { as: admin, body: { is_private: 0 } });
      expect(await seen()).toEqual([1, 1, 1, 1]);
    });
  });

  it('show the evidence of their sources to authorized users, and its kind and age to everyone', async () => {
    const source = {
      revenue: { kind: 'document', document_id: await storeDocument(server, 'Then we sold it'), quote: 'we sold' },
    };
    const id = await created({ field_sources: source }, admin);
    expect((await read(id, admin)).body.startup.field_sources.revenue).toMatchObject({ quote: 'we sold' });
    expect((await read(id, stranger)).body.startup.field_sources.revenue).toEqual({
      kind: 'document',
      date: utcDay(server.clock.now),
      months: 0,
      age: 'fresh',
    });
  });

  describe('store only the evidence that fits the kind of a source', () => {
    const evidence = { page: 3, cell: 'B2', quote: 'made up', url: 'https://marea.example', confidence: 99 };
    const shown = ['kind', 'by', 'by_name', 'at', 'date', 'months', 'age'].toSorted();

    it.each(['stated', 'defaulted'])('when they are created with a %s value', async (kind) => {
      const document_id = await storeDocument(server, 'Not for the eyes of others');
      for (const as of [founder, admin]) {
        const sent = { revenue: { kind, document_id, ...evidence } };
        const { status, body } = await create({ is_owner: true, field_sources: sent }, as);
        expect(status).toBe(201);
        expect(Object.keys(body.startup.field_sources.revenue).toSorted()).toEqual(shown);
        const [row] = await server.database.db
          .select()
          .from(fieldSources)
          .where(and(eq(fieldSources.startup_id, body.startupId), eq(fieldSources.field, 'revenue')));
        expect(row).toMatchObject({ document_id: null, page: null, cell: null, quote: null, url: null });
        expect(row?.confidence).toBe(null);
      }
    });

    it('when they are changed: a page has no document evidence', async () => {
      const document_id = await storeDocument(server, 'Not for the eyes of others');
      const id = await created({ is_owner: true });
      const changed = async (kind: string, url: string) =>
        (
          await server.call('PATCH', `/api/startups/${id}`, {
            as: admin,
            body: { revenue: 5, field_sources: { revenue: { kind, document_id, ...evidence, url } } },
          })
        ).body.startup.field_sources.revenue;
      expect(Object.keys(await changed('stated', evidence.url)).toSorted()).toEqual(shown);
      const run = { process: 'scraping' as const, kind: 'url', input: {}, seen_at: server.clock.now };
      const [kept] = await server.database.db.insert(processRuns).values(run).returning();
      const read = { run_id: kept?.id ?? 0, line: 1, url: evidence.url, status: 'done' as const };
      await server.database.db.insert(scrapedPages).values(read);
      const { quote, url, confidence } = evidence;
      const page = await changed('url', url);
      expect(page).toMatchObject({ kind: 'url', quote, url, confidence });
      expect(Object.keys(page).toSorted()).toEqual([...shown, 'confidence', 'quote', 'url'].toSorted());
    });

    it('even if more was stored before', async () => {
      const document_id = await storeDocument(server, 'Not for the eyes of others');
      const id = await created({ is_owner: true });
      await server.database.db
        .update(fieldSources)
        .set({ document_id, ...evidence })
        .where(eq(fieldSources.startup_id, id));
      expect(Object.keys((await read(id, founder)).body.startup.field_sources.revenue).toSorted()).toEqual(shown);
    });
  });

  it('have a default as source exactly for fields listed as defaulted', async () => {
    const claimed = { revenue: { kind: 'defaulted' }, team_size: { kind: 'stated' } };
    const { body } = await create({ defaulted_fields: ['team_size'], field_sources: claimed });
    expect(body.startup.field_sources).toMatchObject({ revenue: { kind: 'stated' }, team_size: { kind: 'defaulted' } });
    const patched = async (changes: Record<string, unknown>) => {
      const answer = await server.call('PATCH', `/api/startups/${body.startupId}`, { as: admin, body: changes });
      const { defaulted_fields, field_sources } = answer.body.startup;
      expect(defaulted_fields.includes('revenue')).toBe(field_sources.revenue.kind === 'defaulted');
      return field_sources.revenue.kind;
    };
    expect(await patched({ revenue: 7, field_sources: claimed })).toBe('stated');
    expect(await patched({ defaulted_fields: ['revenue'] })).toBe('defaulted');
    expect(await patched({ revenue: 8 })).toBe('stated');
    const stated = { revenue: { kind: 'stated' } };
    expect(await patched({ revenue: 9, defaulted_fields: ['revenue'], field_sources: stated })).toBe('defaulted');
  });

  it('have no source for a cleared field, and a new one for a new value', async () => {
    const source = {
      revenue: { kind: 'document', document_id: await storeDocument(server, 'Then we sold it'), quote: 'we sold' },
    };
    const id = await created({ field_sources: source }, admin);
    const patched = async (revenue: number | null) =>
      (await server.call('PATCH', `/api/startups/${id}`, { as: admin, body: { revenue } })).body.startup.field_sources;
    expect((await patched(null)).revenue).toBeUndefined();
    expect((await patched(310_000)).revenue).toMatchObject({ kind: 'stated' });
  });

  describe('are changed', () => {
    it('by owners in descriptive fields only', async () => {
      const id = await created({ is_owner: true });
      const good = await server.call('PATCH', `/api/startups/${id}`, { as: founder, body: { name: 'Marea' } });
      expect([good.status, good.body.startup.name]).toEqual([200, 'Marea']);
      const bad = await server.call('PATCH', `/api/startups/${id}`, {
        as: founder,
        body: { burn_rate: 1, revenue: 2 },
      });
      expect([bad.status, bad.body.error]).toEqual([403, 'FORBIDDEN']);
      expect(bad.body.message).toContain('burn_rate, revenue');
    });

    it('only by owners and administrators', async () => {
      const id = await created({}, admin);
      const answer = await server.call('PATCH', `/api/startups/${id}`, { as: stranger, body: { name: 'Mine' } });
      expect([answer.status, answer.body.error]).toEqual([403, 'FORBIDDEN']);
    });

    it('with a new calculation only when an evaluated field changed', async () => {
      const id = await created();
      const count = () => server.database.db.$count(calculations, eq(calculations.startup_id, id));
      await server.call('PATCH', `/api/startups/${id}`, { as: admin, body: { description: 'Better words' } });
      expect(await count()).toBe(1);
      const answer = await server.call('PATCH', `/api/startups/${id}`, { as: admin, body: { team_size: 30 } });
      expect(await count()).toBe(2);
      const { body } = await server.call('GET', `/api/startups/${id}/calculations`, { as: admin });
      expect(body.calculations.map((row: { calculation_date: string }) => row.calculation_date)).toEqual([
        '2026-06-30T12:00:01.000Z',
        '2026-06-30T12:00:00.000Z',
      ]);
      expect(answer.body.startup.IE_investability_score).toBe(body.calculations[0].IE_investability_score);
      expect(body.calculations.map((row: { inputs: { team_size: number } }) => row.inputs.team_size)).toEqual([30, 12]);
    });

    it('not at all by an unchanged value, so that other users get no conflict', async () => {
      const defaulted = ['team_size', 'patent_count'];
      const id = await created({ name: 'Still', defaulted_fields: defaulted });
      const path = `/api/startups/${id}`;
      const { startup } = (await server.call('GET', path, { as: admin })).body;
      const count = () => server.database.db.$count(calculations, eq(calculations.startup_id, id));
      const now = server.clock.now;
      server.clock.now = new Date(now.getTime() + 60_000);
      for (const body of [
        { name: 'Still' },
        { team_size: startup.team_size, defaulted_fields: ['team_size'] },
        { defaulted_fields: ['patent_count', 'team_size'] },
      ]) {
        const answer = await server.call('PATCH', path, { as: admin, body });
        expect([answer.status, answer.body.startup.updated_at]).toEqual([200, startup.updated_at]);
        expect(answer.body.startup.defaulted_fields).toEqual(defaulted);
      }
      expect(await count()).toBe(1);
      const stated = { team_size: { kind: 'stated' } };
      const body = { team_size: startup.team_size, field_sources: stated };
      const written = await server.call('PATCH', path, { as: admin, body });
      expect(written.body.startup.updated_at).not.toBe(startup.updated_at);
      server.clock.now = now;
    });

    it('with their defaulted classification marked in lists', async () => {
      const defaulted = ['patent_count', 'stage_id'];
      const name = 'Guessed Stage';
      await created({ name, defaulted_fields: defaulted });
      const { body } = await server.call('GET', '/api/startups/search?q=Guessed%20Stage', { as: founder });
      expect(body.startups[0]).toMatchObject({ name, defaulted_fields: ['stage_id'] });
    });

    it('so that a default sent as a value becomes a fact', async () => {
      const id = await created({ defaulted_fields: ['patent_count', 'team_size'] });
      const answer = await server.call('PATCH', `/api/startups/${id}`, { as: admin, body: { patent_count: 1 } });
      expect(answer.body.startup.defaulted_fields).toEqual(['team_size']);
      expect(answer.body.startup.field_sources.patent_count.kind).toBe('stated');
      expect(answer.body.startup.field_sources.team_size.kind).toBe('defaulted');
    });

    it('never over a concurrent change', async () => {
      const id = await created();
      const headers = { 'if-unmodified-since': 'Tue, 30 Jun 2026 11:59:00 GMT' };
      const answer = await server.call('PATCH', `/api/startups/${id}`, { as: admin, body: { name: 'Late' }, headers });
      expect([answer.status, answer.body.error]).toEqual([409, 'STALE']);
      const fresh = { 'if-unmodified-since': 'Tue, 30 Jun 2026 12:00:00 GMT' };
      const good = await server.call('PATCH', `/api/startups/${id}`, {
        as: admin,
        body: { name: 'On time' },
        headers: fresh,
      });
      expect(good.status).toBe(200);
    });

    it('never over a change within the same millisecond, nor after the clock was set back', async () => {
      const id = await created();
      const path = `/api/startups/${id}`;
      const { updated_at } = (await server.call('GET', path, { as: admin })).body.startup;
      const change = (name: string, version: string) =>
        server.call('PATCH', path, { as: admin, body: { name }, headers: { 'if-match': `"${version}"` } });
      const first = await change('First', updated_at);
      const second = await change('Second', updated_at);
      expect([first.status, second.status, second.body.edit?.by_caller]).toEqual([200, 409, true]);
      const { now } = server.clock;
      server.clock.now = new Date(now.getTime() - 86_400_000);
      const third = await change('Third', first.body.startup.updated_at);
      server.clock.now = now;
      expect(third.body.startup.updated_at > first.body.startup.updated_at).toBe(true);
    });

    it('never over one of several changes within a second, which a time in seconds cannot tell apart', async () => {
      const id = await created();
      const headers = { 'if-unmodified-since': 'Tue, 30 Jun 2026 12:00:00 GMT' };
      const change = (name: string) =>
        server.call('PATCH', `/api/startups/${id}`, { as: admin, body: { name }, headers });
      expect((await change('First')).status).toBe(200);
      expect((await change('Second')).body.error).toBe('STALE');
    });

    it('ignoring read-only fields that a form sends back', async () => {
      const id = await created();
      const body = { name: 'Same', IE_investability_score: 100, is_owner: true, updated_at: '2020-01-01T00:00:00Z' };
      const answer = await server.call('PATCH', `/api/startups/${id}`, { as: admin, body });
      expect(answer.status).toBe(200);
      expect(answer.body.startup.IE_investability_score).not.toBe(100);
    });
  });

  it('are hidden when deleted, and complete again when restored', async () => {
    const id = await created({ name: 'Phoenix' });
    await server.call('POST', `/api/startups/${id}/follow`, { as: stranger });
    expect((await server.call('DELETE', `/api/startups/${id}`, { as: admin })).status).toBe(200);
    for (const as of [founder, stranger, admin]) expect((await read(id, as)).status).toBe(404);
    expect((await server.call('DELETE', `/api/startups/${id}`, { as: admin })).status).toBe(404);
    const back = await server.call('POST', `/api/startups/${id}/restore`, { as: admin });
    expect([back.status, back.body.startup.name]).toEqual([200, 'Phoenix']);
    expect((await read(id, stranger)).body.startup.is_following).toBe(true);
  });

  it('are listed as deleted with the date for administrators for 30 days', async () => {
    const id = await created({ name: 'Short Memory' });
    await server.call('DELETE', `/api/startups/${id}`, { as: admin });
    const list = async () => (await server.call('GET', '/api/startups/deleted', { as: admin })).body;
    expect((await list()).startups).toContainEqual(
      expect.objectContaining({ id, name: 'Short Memory', deleted_at: '2026-06-30T12:00:00.250Z' }),
    );
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 30 * 24 * 3_600_000);
    const later = await server.makeUser({ role: 'admin' });
    expect((await server.call('GET', '/api/startups/deleted', { as: later })).body).toMatchObject({
      startups: [],
      pages: 0,
    });
    server.clock.now = before;
  });

  it('are restored for as long as they are listed as deleted, and not after', async () => {
    const id = await created({ name: 'Too Late' });
    await server.call('DELETE', `/api/startups/${id}`, { as: admin });
    const before = server.clock.now;
    const restoredAfter = async (ms: number) => {
      server.clock.now = new Date(before.getTime() + ms);
      const as = await server.makeUser({ role: 'admin' });
      const { status, body } = await server.call('POST', `/api/startups/${id}/restore`, { as });
      server.clock.now = before;
      return [status, body.error];
    };
    const days = 30 * 24 * 3_600_000;
    expect(await restoredAfter(days)).toEqual([404, 'NOT_FOUND']);
    expect(await restoredAfter(days - 1)).toEqual([200, undefined]);
  });

  it('accept another creator only from an administrator', async () => {
    const refused = await create({ user_id: stranger.id });
    expect([refused.status, refused.body.error]).toEqual([403, 'FORBIDDEN']);
    expect((await create({ user_id: founder.id })).status).toBe(201);
    const named = await create({ user_id: founder.id }, admin);
    expect(named.body.startup.user_id).toBe(founder.id);
    const unknown = await create({ user_id: 987_654 }, admin);
    expect([unknown.status, unknown.body.error]).toEqual([400, 'UNKNOWN_REFERENCE']);
    const path = `/api/startups/${named.body.id}`;
    const moved = await server.call('PATCH', path, { as: admin, body: { user_id: 987_654 } });
    expect([moved.status, moved.body.error]).toEqual([400, 'UNKNOWN_REFERENCE']);
  });

  it('are followed and unfollowed idempotently', async () => {
    const id = await created();
    for (const [method, path, isFollowing] of [
      ['POST', 'follow', true],
      ['POST', 'follow', true],
      ['DELETE', 'unfollow', false],
      ['DELETE', 'follow', false],
    ] as const) {
      const answer = await server.call(method, `/api/startups/${id}/${path}`, { as: stranger });
      expect([answer.status, answer.body.is_following]).toEqual([200, isFollowing]);
      expect((await read(id, stranger)).body.startup.is_following).toBe(isFollowing);
    }
  });

  it('are given to owners by administrators, and invite owners otherwise', async () => {
    const id = await created({ is_owner: true });
    const path = `/api/startups/${id}/owner`;
    expect((await server.call('POST', path, { as: stranger })).status).toBe(403);
    const invited = await server.call('POST', path, { as: founder, body: { user_id: stranger.id } });
    expect(invited.body.owners.map((owner: { id: number }) => owner.id)).toEqual([founder.id]);
    expect(invited.body.invitations).toMatchObject([{ user_id: stranger.id, email: null }]);
    const added = await server.call('POST', path, { as: admin, body: { user_id: stranger.id } });
    expect(added.body.owners.map((owner: { id: number }) => owner.id)).toEqual([founder.id, stranger.id]);
    expect(added.body.invitations).toEqual([]);
    expect((await server.call('POST', path, { as: founder, body: { user_id: stranger.id } })).body.error).toBe(
      'ALREADY_OWNER',
    );
    expect((await server.call('POST', path, { as: admin, body: { user_id: stranger.id } })).body.error).toBe(
      'ALREADY_OWNER',
    );
    expect((await server.call('DELETE', `${path}?user_id=${founder.id}`, { as: stranger })).status).toBe(403);
    expect((await server.call('DELETE', path, { as: founder })).status).toBe(200);
    expect((await server.call('DELETE', path, { as: founder })).body.error).toBe('NOT_OWNER');
  });
});
