import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startups } from '../db/schema/startups.ts';
import { formBody } from '../testing/formBody.ts';
import { type LocalSite, localSite, type Page } from '../testing/localSite.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const ended = { timeout: 20_000, interval: 100 };
const pageOf = (name: string) => `<title>x</title><p>Startup name: ${name}</p><p>Team size: 4</p>`;
const leadTo =
  (location: string): Page =>
  (_, response) =>
    response.writeHead(302, { location }).end();
/** Random, so that it cannot be compressed, and too long for a B-tree index entry. */
const farAway = `/far?${randomBytes(4000).toString('hex')}`;

let site: LocalSite;
let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  site = await localSite({
    '/one': pageOf('One'),
    '/two': pageOf('Two'),
    '/three': pageOf('Three'),
    '/moved': leadTo('/three#team'),
    '/four': pageOf('Four'),
    '/far': pageOf('Far'),
    '/to-far': leadTo(farAway),
  });
  server = await testServer({ AVAL_SCRAPE_ALLOW: site.host });
  admin = await server.makeUser({ role: 'admin' });
  await server.services.jobs.start();
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const count = () => server.database.db.$count(startups);
const create = (path: string, headers: Record<string, string> = {}) => {
  const body = { url: `${site.address}${path}` };
  return server.call('POST', '/api/scraping/create-startup', { as: admin, body, headers });
};

async function batch(...paths: string[]) {
  const form = await formBody({ name: 'pages.txt', bytes: paths.map((path) => `${site.address}${path}`).join('\n') });
  const { body } = await server.call('POST', '/api/scraping/batch', { as: admin, ...form });
  const read = async () => (await server.call('GET', `/api/scraping/runs/${body.data.runId}`, { as: admin })).body.data;
  await expect.poll(async () => (await read()).status, ended).toBe('done');
  return { started: body.data, ended: await read() };
}

describe('a page creates one startup', () => {
  it('when it is read concurrently', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 4 }, () => create('/one')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    expect(await count()).toBe(before + 1);
  });

  it('when it is read again, until that startup is deleted', async () => {
    const { body } = await create('/two');
    const before = await count();
    const again = await create('/two#team');
    expect([again.status, again.body.error, again.body.message]).toEqual([
      409,
      'CONFLICT',
      'This page was read before: Two was created from it',
    ]);
    expect((await create('/two', { 'accept-language': 'es' })).body.message).toBe(
      'Esta página ya se leyó: de ella se creó Two',
    );
    await server.call('DELETE', `/api/startups/${body.data.startupId}`, { as: admin });
    expect((await create('/two')).status).toBe(201);
    expect(await count()).toBe(before + 1);
  });

  it('in a batch with the same URL with and without a fragment, or with a redirect to it', async () => {
    const before = await count();
    const run = await batch('/three', '/three#a', '/moved', '/moved?again');
    expect(run.started.rejected).toEqual([
      { line: 2, reason: 'The same address is on line 1', text: `${site.address}/three#a` },
    ]);
    const made = run.ended.results.map(({ startupId }: { startupId: number }) => startupId);
    expect([run.ended.failed, new Set(made).size, made.length]).toEqual([0, 1, 3]);
    expect(await count()).toBe(before + 1);
  });

  it('in a batch that was uploaded before, which is logged', async () => {
    const first = await batch('/four');
    const before = await count();
    const second = await batch('/four');
    expect(second.ended.results).toEqual(first.ended.results);
    expect(await count()).toBe(before);
    const { body: log } = await server.call('GET', '/api/scraping/logs', { as: admin });
    expect(log).toContainEqual(
      expect.objectContaining({
        level: 'WARNING',
        message: `Line 1, ${site.address}/four: This page was read before: Four was created from it`,
      }),
    );
  });
});

it('reads a page whose URL is too long for a B-tree index', async () => {
  expect([(await create('/to-far')).status, (await create('/to-far')).status]).toEqual([201, 409]);
});
