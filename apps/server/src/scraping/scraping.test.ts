import { readFileSync } from 'node:fs';

import { type Omitted, startupFields } from '@aval/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { calculations } from '../db/schema/calculations.ts';
import { startups } from '../db/schema/startups.ts';
import { formBody } from '../testing/formBody.ts';
import { type LocalSite, localSite, type Page } from '../testing/localSite.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const factsPage = `<!doctype html><html lang="en"><head><title>Marea Sensors</title>
<meta property="og:site_name" content="Marea Sensors">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"Marea Sensors",
"description":"Sensors that tell mussel farmers when to harvest.","foundingDate":"2020-04-01",
"address":{"@type":"PostalAddress","addressLocality":"Vigo","addressCountry":"Spain"},
"sameAs":["https://www.linkedin.com/company/marea-sensors"]}]}</script></head><body>
<nav>Revenue: €9 million</nav>
<h1>Marea Sensors</h1>
<p>Marea Sensors has a team of 14 people and three founders. Annual revenue reached €310,000 in 2025, up from €200,000 in 2024; we expect €900,000 in 2027.</p>
<table><tr><th>Cash runway</th><td>15 months</td></tr><tr><th>Patents</th><td>2</td></tr></table>
<dl><dt>Customer acquisition cost</dt><dd>€5,200</dd><dt>Profit margin</dt><dd>-35 %</dd></dl>
<h2>Competition</h2><p>BigSea reported revenue of €12 million and employs 180 people.</p>
</body></html>`;
const stated = {
  name: 'Marea Sensors',
  description: 'Sensors that tell mussel farmers when to harvest.',
  foundation_year: 2020,
  location: 'Vigo, Spain',
  linkedin_url: 'https://www.linkedin.com/company/marea-sensors',
  team_size: 14,
  founder_count: 3,
  revenue: 310_000,
  cash_runway_months: 15,
  patent_count: 2,
  customer_acquisition_cost: 5200,
  profit_margin: -35,
};
const ended = { timeout: 20_000, interval: 100 };
const numbered = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, Page] => [
      `/n${index}`,
      `<title>x</title><p>Startup name: Number ${index}</p><p>Team size: ${index + 1}</p>`,
    ]),
  );

let site: LocalSite;
let server: TestServer;
let admin: TestUser;
let refusing: string;
let busy = 0;
let mostBusy = 0;

beforeAll(async () => {
  site = await localSite({
    '/startup': factsPage,
    '/es':
      '<html lang="es"><body><h1>Hilo Vivo</h1><p>Hilo Vivo es una startup de salud digital con sede en Burgos. Fue fundada en 2021.</p></body></html>',
    '/small':
      '<html lang="en"><body><script type="application/ld+json">{"@type":"Organization","name":"hilo vivo"}</script><p>Welcome.</p></body></html>',
    '/undeclared': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(Buffer.from('<p>Startup name: Piñata Ágil</p><p>Team size: 12</p><p>Revenue: $300,000</p>', 'latin1')),
    '/several':
      '<table><tr><th>Name</th><th>Revenue</th><th>Team size</th></tr><tr><td>One</td><td>1000</td><td>4</td></tr><tr><td>Two</td><td>2000</td><td>5</td></tr></table>',
    '/nothing': '<p>Welcome to the weather of today.</p>',
    '/unnamed':
      '<html lang="en"><body><table><tr><th>Team size</th><td>14</td></tr><tr><th>Patents</th><td>2</td></tr></table></body></html>',
    '/slow': (_, response) => {
      busy += 1;
      mostBusy = Math.max(mostBusy, busy);
      setTimeout(() => {
        busy -= 1;
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Startup name: Slow One</p>');
      }, 150);
    },
    '/never': () => undefined,
    '/contradictory': `<title>Acme Robotics</title><h1>Acme Robotics</h1>${readFileSync(
      new URL('../documents/samples/contradictory-deck.txt', import.meta.url),
      'utf8',
    )
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join('')}`,
    ...numbered(12),
  });
  const gone = await localSite({});
  await gone.close();
  refusing = gone.host;
  server = await testServer({ AVAL_SCRAPE_ALLOW: `${site.host}, ${refusing}` });
  admin = await server.makeUser({ role: 'admin' });
  await server.services.jobs.start();
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.call('POST', `/api/scraping/${path}`, { as: admin, body, headers });

async function batch(lines: string, name = 'pages.txt', headers: Record<string, string> = {}) {
  const form = await formBody({ name, bytes: lines });
  return post('batch', form.body, { ...form.headers, ...headers });
}

async function runUntil(runId: number, status: RegExp) {
  const read = async () => (await server.call('GET', `/api/scraping/runs/${runId}`, { as: admin })).body.data;
  await expect.poll(async () => (await read()).status, ended).toMatch(status);
  return read();
}

describe('a page that leaves something in doubt', () => {
  it('is read without a declared encoding, with less confidence in its letters, and names another currency', async () => {
    const { status, body } = await post('create-startup', { url: `${site.address}/undeclared` });
    expect(status).toBe(201);
    const { startup, mapped } = body.data;
    expect([startup.name, mapped]).toEqual(['Piñata Ágil', ['name', 'team_size']]);
    expect(body.data.omitted).toMatchObject([{ what: 'Revenue', reason: 'in dollars: only euros are read' }]);
    expect(startup.field_sources.name.confidence).toBeLessThanOrEqual(60);
    expect(startup.field_sources.team_size.confidence).toBe(95);
    const logs = await server.call('GET', '/api/scraping/logs?limit=50', { as: admin });
    const lines: string[] = logs.body.map(({ message }: { message: string }) => message);
    expect(lines.some((line) => /left out: Revenue \(in dollars: only euros are read\)/.test(line))).toBe(true);
    expect(lines.some((line) => /does not state its encoding.*: .*Name/.test(line))).toBe(true);
  });

  it('is stored without the figure that its others contradict, and with its history', async () => {
    const { status, body } = await post('create-startup', { url: `${site.address}/contradictory` });
    expect(status).toBe(201);
    const { startup, mapped, omitted } = body.data;
    expect(mapped).not.toContain('cash_runway_months');
    expect(startup.field_sources.cash_runway_months.kind).toBe('defaulted');
    expect(startup.financials).toEqual({
      cash_in_bank: 300_000,
      revenue_history: [
        { year: 2024, revenue: 120_000 },
        { year: 2025, revenue: 310_000 },
      ],
    });
    expect(startup.field_sources.financials).toMatchObject({ kind: 'url' });
    const reasons = Object.fromEntries(omitted.map(({ what, reason }: Omitted) => [what, reason]));
    expect(reasons['Cash Runway: 24 months']).toMatch(/^in doubt: .* lasts 10 months\.$/);
    expect(reasons['Churn: 3 %']).toBe('no field for it');
  });

  it('says what does not add up and what would fit, before and after it is stored', async () => {
    const told = {
      contradiction: { id: 'runway_against_cash', severity: 'severe', state: 'open' },
      fit: { field: 'cash_runway_months', value: 10 },
      leftOut: ['cash_runway_months'],
    };
    const test = await post('test', { url: `${site.address}/contradictory` });
    expect(test.body.data.contradictions[0]).toMatchObject(told);
    expect(test.body.data.contradictions[0].contradiction.message.es).toMatch(/24 meses/);
    const { body } = await batch(`${site.address}/contradictory?batch\n${site.address}/n1?adds-up`);
    const { results } = await runUntil(body.data.runId, /done/);
    expect(results[0].contradictions[0]).toMatchObject(told);
    expect(results[1].contradictions).toEqual([]);
  });

  it('is examined again once somebody has edited the startup', async () => {
    const { body } = await batch(`${site.address}/contradictory?edited`);
    const { results } = await runUntil(body.data.runId, /done/);
    const edit = async (change: object) => {
      const path = `/api/startups/${results[0].startupId}`;
      expect((await server.call('PATCH', path, { as: admin, body: change })).status).toBe(200);
      return (await runUntil(body.data.runId, /done/)).results[0].contradictions;
    };
    const [still] = await edit({ cash_runway_months: 18 });
    expect(still).toMatchObject({ contradiction: { id: 'runway_against_cash' }, leftOut: [] });
    expect(await edit({ answers: { runway_against_cash: { text: 'a grant pays' } } })).toEqual([]);
    expect(await edit({ cash_runway_months: 10, answers: { runway_against_cash: null } })).toEqual([]);
  });

  it('is refused with a sentence if it has a table of several startups', async () => {
    const { status, body } = await post('create-startup', { url: `${site.address}/several` });
    expect([status, body.error]).toEqual([422, 'NOTHING_FOUND']);
    expect(body.message).toMatch(/has a table of several startups and cannot be read as one/);
  });
});

describe('a page that states twelve facts', () => {
  it('yields exactly those, defaults where there are any, and lists the other required fields', async () => {
    const { status, body } = await post('create-startup', { url: `${site.address}/startup` });
    expect(status).toBe(201);
    const { startupId, startup, mapped, missing, source } = body.data;
    expect(startup).toMatchObject(stated);
    expect(mapped.toSorted()).toEqual(Object.keys(stated).toSorted());
    expect(source).toBe(`${site.address}/startup`);
    expect(missing).toEqual(['total_market_size', 'target_segment_size', 'burn_rate']);
    const defaults = startupFields.filter(
      ({ id, importDefault, evaluated }) => importDefault !== undefined && evaluated && !(id in stated),
    );
    expect(startup.defaulted_fields.toSorted()).toEqual(defaults.map(({ id }) => id).toSorted());
    for (const { id, importDefault } of defaults) expect(startup[id]).toBe(importDefault);
    for (const id of ['nif', 'funding_raised', 'website_url', 'lifetime_value', 'burn_rate'])
      expect(startup[id]).toBeNull();
    for (const id of Object.keys(stated)) {
      expect(startup.field_sources[id]).toMatchObject({ kind: 'url', url: source, by: admin.id });
      expect(startup.field_sources[id].quote).toMatch(/\S/);
    }
    expect(startup.field_sources.entry_barriers.kind).toBe('defaulted');
    expect([startup.is_private, startup.user_id]).toEqual([1, admin.id]);
    const { db } = server.database;
    expect(await db.$count(calculations, eq(calculations.startup_id, startupId))).toBe(0);
    expect(startup.IE_investability_level).toBe('Not Evaluated');
  });

  it('is previewed without storing a startup', async () => {
    const before = await server.database.db.$count(startups);
    const { status, body } = await post('test', { url: `${site.address}/startup` });
    expect(status).toBe(200);
    expect(body.data.startup).toMatchObject(stated);
    expect(body.data.startup.defaulted_fields).toContain('entry_barriers');
    expect(await server.database.db.$count(startups)).toBe(before);
  });

  it('is logged', async () => {
    const { body } = await server.call('GET', '/api/scraping/logs?limit=50', { as: admin });
    const lines = body.map(({ message }: { message: string }) => message);
    expect(lines).toContain(`Reading ${site.address}/startup`);
    expect(lines.some((line: string) => /12 facts: .*Revenue/.test(line))).toBe(true);
    expect(lines).toContain('Scraping process completed with code 0');
    const inSpanish = { as: admin, headers: { 'accept-language': 'es' } };
    const spanish = (await server.call('GET', '/api/scraping/logs?limit=50', inSpanish)).body;
    const words = spanish.map(({ message }: { message: string }) => message);
    expect(words).toContain(`Leyendo ${site.address}/startup`);
    expect(words.some((line: string) => /12 datos: .*Ingresos/.test(line))).toBe(true);
  });
});

it('reads a page in Spanish', async () => {
  const { body } = await post('test', { url: `${site.address}/es` });
  expect(body.data.startup).toMatchObject({
    name: 'Hilo Vivo',
    location: 'Burgos',
    foundation_year: 2021,
    industry_id: 2,
  });
});

it('takes the name from its structured data, even in lower case', async () => {
  const { status, body } = await post('test', { url: `${site.address}/small` });
  expect([status, body.data?.startup.name]).toEqual([200, 'hilo vivo']);
});

describe('a page that does not say what its startup is called', () => {
  it('is previewed with what it states', async () => {
    const { status, body } = await post('test', { url: `${site.address}/unnamed` });
    expect(status).toBe(200);
    expect(body.data.startup).toMatchObject({ team_size: 14, patent_count: 2 });
    expect(body.data.missing).toContain('name');
  });

  it('is registered only with a name from a user, and once', async () => {
    const url = `${site.address}/unnamed`;
    const before = await server.database.db.$count(startups);
    const refused = await post('create-startup', { url });
    expect([refused.status, refused.body.error]).toEqual([422, 'NAME_MISSING']);
    const blank = await post('create-startup', { url, name: ' ' });
    expect([blank.status, blank.body.message]).toEqual([400, 'Startup Name is required']);
    expect(await server.database.db.$count(startups)).toBe(before);
    const { status, body } = await post('create-startup', { url, name: ' Bateas Vigo ' });
    expect(status).toBe(201);
    expect(body.data.startup).toMatchObject({ name: 'Bateas Vigo', team_size: 14 });
    expect(body.data.startup.field_sources).toMatchObject({
      name: { kind: 'stated' },
      team_size: { kind: 'url', url },
    });
    const again = await post('create-startup', { url, name: 'Another' });
    expect([again.status, again.body.message]).toEqual([
      409,
      'This page was read before: Bateas Vigo was created from it',
    ]);
  });
});

describe('a page that gives nothing', () => {
  it.each<[{ url?: string }, number, string, string | RegExp, string | RegExp]>([
    [{}, 400, 'VALIDATION_FAILED', 'Please enter a URL to scrape', 'Introduce una URL para extraer'],
    [{ url: 'http://169.254.169.254/latest' }, 422, 'URL_REFUSED', /private or local/, /privada o local/],
    [{ url: 'http://localhost:5432/' }, 422, 'URL_REFUSED', /ports/, /puertos/],
    [{ url: '/nothing' }, 422, 'NOTHING_FOUND', /No facts about a startup/, /ningún dato/],
    [{ url: '/gone' }, 422, 'NOTHING_FOUND', /status 404/, /estado 404/],
  ])('is rejected with its reason in both languages: %j', async (given, status, code, english, spanish) => {
    const body = given.url?.startsWith('/') ? { url: `${site.address}${given.url}` } : given;
    const before = await server.database.db.$count(startups);
    for (const path of ['test', 'create-startup']) {
      const answer = await post(path, body);
      expect([answer.status, answer.body.error]).toEqual([status, code]);
      expect(answer.body.message).toMatch(english);
      expect((await post(path, body, { 'accept-language': 'es' })).body.message).toMatch(spanish);
    }
    expect(await server.database.db.$count(startups)).toBe(before);
  });
});

describe('a page that takes too long', () => {
  it.each(['test', 'create-startup'])('can be cancelled by its caller: %s', async (path) => {
    const url = `${site.address}/never?${path}`;
    const before = await server.database.db.$count(startups);
    const visits = site.visits.length;
    const reading = post(path, { url }, { 'accept-language': path === 'test' ? 'es' : 'en' });
    await expect.poll(() => site.visits.slice(visits), ended).toContain('/never');
    const other = await server.makeUser({ role: 'admin' });
    const foreign = await server.call('POST', '/api/scraping/cancel', { as: other, body: { url } });
    expect([foreign.status, foreign.body.error]).toEqual([409, 'NOT_RUNNING']);
    expect((await post('cancel', { url: `${url}&other` })).status).toBe(409);
    expect((await post('cancel', { url })).status).toBe(202);
    const { status, body } = await reading;
    const words = {
      test: 'La extracción se detuvo; no se guardó nada',
      'create-startup': 'The scraping was stopped; nothing was stored',
    };
    expect([status, body.error, body.message]).toEqual([409, 'CANCELLED', words[path as keyof typeof words]]);
    expect(await server.database.db.$count(startups)).toBe(before);
    const { body: log } = await server.call('GET', '/api/scraping/logs?limit=1', { as: admin });
    expect(log).toMatchObject([{ level: 'WARNING', message: 'Scraping process completed with code 130' }]);
    expect((await post('cancel', { url })).status).toBe(409);
  });

  it('is not stored if it arrives after cancellation', async () => {
    const url = `${site.address}/n11?late`;
    const before = await server.database.db.$count(startups);
    const { pages } = server.services;
    server.services.pages = {
      ...pages,
      fetch: async (address) => {
        const page = await pages.fetch(address);
        await post('cancel', { url });
        return page;
      },
    };
    const { status, body } = await post('create-startup', { url });
    server.services.pages = pages;
    expect([status, body.error]).toEqual([409, 'CANCELLED']);
    expect(await server.database.db.$count(startups)).toBe(before);
  });
});

describe('a batch', () => {
  it('keeps the end of a long file name without splitting a character', async () => {
    const { status, body } = await batch('http://10.0.0.1/', `${'🌊'.repeat(150)}s.txt`);
    expect(status).toBe(202);
    expect((await runUntil(body.data.runId, /done/)).file).toBe(`${'🌊'.repeat(97)}s.txt`);
  });

  it('reads every valid line and reports the others with a reason', async () => {
    const before = await server.database.db.$count(startups);
    const lines = [
      `${site.address}/n1`,
      'not a url',
      '',
      `${site.address}/nothing`,
      'http://10.0.0.1/',
      `  ${site.address}/n2  `,
      `${site.address}/n1`,
      'http://127.0.0.1:1/',
    ];
    const { status, body } = await batch(lines.join('\r\n'));
    expect(status).toBe(202);
    const { runId, total, accepted, rejected } = body.data;
    expect([total, accepted]).toEqual([7, 3]);
    expect(rejected.map(({ line }: { line: number }) => line)).toEqual([2, 5, 7, 8]);
    expect(rejected[2].reason).toBe('The same address is on line 1');
    const run = await runUntil(runId, /done/);
    expect([run.done, run.total, run.failed, run.file]).toEqual([3, 3, 1, 'pages.txt']);
    expect(run.results.map(({ line }: { line: number }) => line)).toEqual([1, 4, 6]);
    expect(run.rejected).toEqual(rejected);
    expect(rejected[0].text).toBe('not a url');
    const { results: _, rejected: __, ...progress } = run;
    const listed = await server.call('GET', '/api/scraping/runs', { as: admin });
    expect(listed.body.data.runs[0]).toEqual(progress);
    expect(run.results).toMatchObject([
      { url: lines[0], status: 'done', startupName: 'Number 1', missing: expect.arrayContaining(['burn_rate']) },
      { url: lines[3], status: 'failed', error: 'No facts about a startup were found on the page' },
      { url: `${site.address}/n2`, status: 'done' },
    ]);
    const log = await server.call('GET', '/api/scraping/logs?limit=50', { as: admin });
    expect(log.body.map(({ message }: { message: string }) => message)).toContainEqual(
      expect.stringMatching(/^Line 1, .*n1: created Number 1; not evaluated yet, missing: .*Burn Rate/),
    );
    const made = await server.call('GET', `/api/startups/${run.results[0].startupId}`, { as: admin });
    expect(made.body.startup).toMatchObject({ name: 'Number 1', team_size: 2 });
    expect(await server.database.db.$count(startups)).toBe(before + 2);
  });

  it('requests two pages per host at a time', async () => {
    const lines = Array.from({ length: 8 }, (_, index) => `${site.address}/slow?page=${index}`);
    const { body } = await batch(lines.join('\n'));
    const run = await runUntil(body.data.runId, /done/);
    expect(run.results.every(({ status }: { status: string }) => status === 'done')).toBe(true);
    expect(mostBusy).toBe(2);
  });

  it('stops when it is cancelled and keeps its results so far', async () => {
    const lines = [`${site.address}/n3`, `${site.address}/never?1`, `${site.address}/never?2`, `${site.address}/n4`];
    const { body } = await batch(lines.join('\n'));
    const { runId } = body.data;
    const read = async () => (await server.call('GET', `/api/scraping/runs/${runId}`, { as: admin })).body.data;
    await expect.poll(async () => (await read()).done, ended).toBe(1);
    expect((await post(`runs/${runId}/cancel`)).status).toBe(202);
    const run = await runUntil(runId, /cancelled/);
    expect(run.results.map(({ status }: { status: string }) => status)).toEqual([
      'done',
      'waiting',
      'waiting',
      'waiting',
    ]);
    const again = await post(`runs/${runId}/cancel`);
    expect([again.status, again.body.message]).toEqual([409, 'This scraping is not running']);
  });

  it('handles 5,000 lines that are all refused', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `http://127.0.0.1:1/${index}`);
    const { status, body } = await batch(lines.join('\n'));
    expect(status).toBe(202);
    expect([body.data.total, body.data.accepted, body.data.rejected.length]).toEqual([5000, 0, 5000]);
    await runUntil(body.data.runId, /done/);
  });

  it('reads the valid half when the other half fails immediately', async () => {
    const lines = Array.from({ length: 200 }, (_, index) =>
      index % 2 === 0 ? `${site.address}/n1?${index}` : `http://${refusing}/${index}`,
    );
    const { body } = await batch(lines.join('\n'));
    const run = await runUntil(body.data.runId, /done/);
    const outcomes = run.results.map(({ status, error }: { status: string; error?: string }) => error ?? status);
    expect(outcomes).toEqual(lines.map((_, index) => (index % 2 === 0 ? 'done' : '127.0.0.1 cannot be reached')));
  });

  it('rejects a file that is not a list of URLs', async () => {
    for (const [name, headers, text] of [
      ['pages.pdf', {}, /Please upload a \.txt file/],
      ['pages.pdf', { 'accept-language': 'es' }, /Sube un archivo \.txt/],
    ] as const) {
      const answer = await batch('x', name, headers);
      expect([answer.status, answer.body.error]).toEqual([415, 'UNSUPPORTED_TYPE']);
      expect(answer.body.message).toMatch(text);
    }
    const long = await batch('a\n'.repeat(5001));
    expect([long.status, long.body.message]).toEqual([413, 'The file has more than 5000 lines']);
    const large = await batch('a'.repeat(1_100_000));
    expect(large.status).toBe(413);
    const { body, headers } = await formBody(null);
    expect((await post('batch', body, headers)).body.message).toBe('Please select a file');
    expect((await server.call('GET', '/api/scraping/runs/999', { as: admin })).status).toBe(404);
  });

  it('resumes after the server stopped, without reading a page twice', async () => {
    const lines = Array.from({ length: 4 }, (_, index) => `${site.address}/n${5 + index}`);
    const gate = `${site.address}/never?again`;
    const { body } = await batch([...lines, gate].join('\n'));
    const { runId } = body.data;
    const read = async () => (await server.call('GET', `/api/scraping/runs/${runId}`, { as: admin })).body.data;
    await expect.poll(async () => (await read()).done, ended).toBe(4);
    const before = await server.database.db.$count(startups);
    const visits = site.visits.length;
    server.services.stop();
    await server.services.jobs.stop();
    expect((await read()).status).toBe('running');
    server.services.stopping = new AbortController().signal;
    const { makeJobs } = await import('../jobs/makeJobs.ts');
    const { works } = await import('../jobs/works.ts');
    server.services.jobs = makeJobs(server.database, works, () => server.services);
    await server.services.jobs.start();
    await expect.poll(() => site.visits.slice(visits), ended).toEqual(['/never']);
    expect(await server.database.db.$count(startups)).toBe(before);
    await post(`runs/${runId}/cancel`);
    await runUntil(runId, /cancelled/);
  });
});
