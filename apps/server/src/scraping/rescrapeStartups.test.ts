import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cronTick } from '../cron/cronTick.ts';
import { auditEvents } from '../db/schema/auditEvents.ts';
import { processRuns } from '../db/schema/processRuns.ts';
import { fieldSources } from '../db/schema/startups.ts';
import { startRun } from '../processes/startRun.ts';
import { type LocalSite, localSite } from '../testing/localSite.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const ended = { timeout: 20_000, interval: 50 };
const pageOf = (name: string, rows: Record<string, string>) =>
  `<html lang="en"><body><p>Startup name: ${name}</p><table>${Object.entries(rows)
    .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
    .join('')}</table></body></html>`;
const first = { 'Team size': '14', Patents: '2', 'Burn rate': '€40,000' };
const market = { 'Total market size': '€900 million', 'Target segment size': '€80 million' };

describe('reading pages again', () => {
  let site: LocalSite;
  let server: TestServer;
  let admin: TestUser;
  let words: Record<string, string>;
  let isBroken = false;

  beforeAll(async () => {
    site = await localSite({
      '/kelp': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf('Kelp', words));
      },
      '/alga': (_, response) => {
        if (isBroken) response.writeHead(500, { 'content-type': 'text/html' }).end('no');
        else response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf('Alga', first));
      },
    });
    server = await testServer({ AVAL_SCRAPE_ALLOW: site.host });
    admin = await server.makeUser({ role: 'admin' });
    await server.services.jobs.start();
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const read = async (id: number) => (await server.call('GET', `/api/startups/${id}`, { as: admin })).body.startup;
  const calculations = async (id: number) =>
    (await server.call('GET', `/api/startups/${id}/calculations`, { as: admin })).body.calculations;
  async function scrape(path: string): Promise<number> {
    const { body } = await server.call('POST', '/api/scraping/create-startup', {
      as: admin,
      body: { url: `${site.address}${path}` },
    });
    return body.data.startupId;
  }
  async function turnTo(date: string): Promise<void> {
    server.clock.now = new Date(date);
    admin = await server.makeUser({ role: 'admin' });
  }
  async function again() {
    const { id } = await startRun(server.services, { process: 'cron', kind: 'rescraping', userId: null });
    const run = async () => (await server.database.db.select().from(processRuns).where(eq(processRuns.id, id)))[0];
    await expect.poll(async () => (await run())?.finished_at, ended).not.toBeNull();
    return run();
  }
  async function dates() {
    const { team_size, patent_count } = (await read(1)).field_sources;
    return [team_size.date, patent_count.date];
  }
  const events = (id: number) =>
    server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'rescrape'), eq(auditEvents.target_id, id)))
      .orderBy(desc(auditEvents.id));

  it('updates values whose source is the page, and evaluates again', async () => {
    words = { ...first, ...market };
    const id = await scrape('/kelp');
    const [before, evaluated] = [await read(id), await calculations(id)];
    expect(before).toMatchObject({ team_size: 14, patent_count: 2, burn_rate: 40_000 });
    expect(evaluated).toHaveLength(1);
    const statedNow = { patent_count: 7, competitor_count: 9 };
    await server.call('PATCH', `/api/startups/${id}`, { as: admin, body: statedNow });

    words = { ...market, 'Team size': '21', Patents: '3', Competitors: '50', 'Cash runway': '9 months' };
    await turnTo('2026-07-01T03:00:00Z');
    expect(await again()).toMatchObject({
      code: 0,
      summary: '1 of 1 pages read again, 1 startups changed, 0 failed',
      failures: [],
    });
    const after = await read(id);
    // Patents and competitors were stated by a user, the runway is a default; the page no longer has the burn rate.
    expect(after).toMatchObject({ team_size: 21, ...statedNow, burn_rate: 40_000 });
    expect(after.cash_runway_months).toBe(before.cash_runway_months);
    expect(after.defaulted_fields).toContain('cash_runway_months');
    expect(after.updated_at).toBe('2026-07-01T03:00:00.000Z');
    expect(after.field_sources.team_size).toMatchObject({ kind: 'url', url: `${site.address}/kelp`, quote: /21/ });
    expect(after.field_sources.patent_count.kind).toBe('stated');
    const { history } = (await server.call('GET', `/api/startups/${id}/facts/team_size/history`, { as: admin })).body;
    expect(history).toMatchObject([
      { value: 21, kind: 'url' },
      { value: 14, kind: 'url' },
    ]);
    expect((await calculations(id))[0].calculation_date).toBe('2026-07-01T03:00:00.000Z');
    expect(await events(id)).toMatchObject([
      { user_id: null, detail: { url: `${site.address}/kelp`, changes: { team_size: { from: 14, to: 21 } } } },
    ]);
  });

  it('changes nothing while the page is unchanged', async () => {
    const id = 1;
    const count = () => server.database.db.$count(fieldSources, eq(fieldSources.startup_id, id));
    const [sources, evaluated, recorded] = [await count(), await calculations(id), await events(id)];
    await turnTo('2026-07-02T03:00:00Z');
    expect(await again()).toMatchObject({ code: 0, summary: '1 of 1 pages read again, 0 startups changed, 0 failed' });
    expect([await count(), await calculations(id), await events(id)]).toEqual([sources, evaluated, recorded]);
  });

  it('dates what the page still says, at most once a month', async () => {
    await turnTo('2026-07-30T03:00:00Z');
    await again();
    expect(await dates()).toEqual(['2026-07-01', '2026-06-30']);
    await turnTo('2026-07-31T03:00:00Z');
    await again();
    expect(await dates()).toEqual(['2026-07-31', '2026-06-30']);
  });

  it('records an unreadable page as a failure and reads the others', async () => {
    const id = await scrape('/alga');
    isBroken = true;
    words = { ...words, 'Team size': '22' };
    expect(await again()).toMatchObject({
      code: 1,
      summary: '1 of 2 pages read again, 1 startups changed, 1 failed',
      summary_es: '1 de 2 páginas releídas, 1 startups cambiadas, 1 con error',
      failures: [
        {
          startupId: id,
          name: 'Alga',
          reason: {
            en: `${site.address}/alga: The site returned status 500`,
            es: `${site.address}/alga: El sitio respondió con el estado 500`,
          },
        },
      ],
    });
    expect([(await read(1)).team_size, (await read(id)).team_size]).toEqual([22, 14]);
    const { runs } = (await server.call('GET', '/api/admin/cron/runs?result=failure', { as: admin })).body;
    expect(runs).toMatchObject([{ kind: 'rescraping', result: 'failure' }]);
    const { logs } = (await server.call('GET', '/api/admin/cron/logs?limit=50', { as: admin })).body;
    expect(logs.join('\n')).toMatch(/INFO Kelp: Team Size 21 → 22/);
  });

  it('skips pages of deleted startups and pages that are no longer a source', async () => {
    await server.call('DELETE', '/api/startups/2', { as: admin });
    const startup = await read(1);
    const fields = Object.entries<{ kind: string }>(startup.field_sources).filter(([, { kind }]) => kind === 'url');
    const body = Object.fromEntries(fields.map(([field]) => [field, startup[field]]));
    await server.call('PATCH', '/api/startups/1', { as: admin, body });
    const visits = site.visits.length;
    expect(await again()).toMatchObject({ code: 0, summary: 'No page to read again' });
    expect(site.visits).toHaveLength(visits);
  });

  it('leaves a field that a user cleared empty, although the page still states it', async () => {
    words = { ...words, Revenue: '€120,000' };
    const id = 1;
    const sources = { revenue: { kind: 'url', url: `${site.address}/kelp` } };
    await server.call('PATCH', `/api/startups/${id}`, { as: admin, body: { revenue: 90_000, field_sources: sources } });
    await again();
    expect((await read(id)).revenue).toBe(120_000);
    await server.call('PATCH', `/api/startups/${id}`, { as: admin, body: { revenue: null } });
    await again();
    expect((await read(id)).revenue).toBe(null);
  });

  it('is not scheduled when disabled', async () => {
    server.services.env.AVAL_RESCRAPE = 'off';
    const before = await server.database.db.$count(processRuns, eq(processRuns.kind, 'rescraping'));
    await cronTick(server.services);
    expect(await server.database.db.$count(processRuns, eq(processRuns.kind, 'rescraping'))).toBe(before);
  });
});
