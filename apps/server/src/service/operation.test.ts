import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { processRuns } from '../db/schema/processRuns.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const token = 'a token for the measurements';

describe('operation', () => {
  let server: TestServer;
  let admin: TestUser;

  const status = async (headers = {}) => (await server.call('GET', '/api/admin/status', { as: admin, headers })).body;
  const metrics = (headers: Record<string, string> = {}) => server.call('GET', '/metrics', { headers });

  beforeAll(async () => {
    server = await testServer({
      AVAL_METRICS_TOKEN: token,
      DOCKER_HOST: 'unix:///nowhere/engine.sock',
      AVAL_LLM_URL: 'http://127.0.0.1:1/v1',
      AVAL_LLM_MODEL: 'small-model',
    });
    admin = await server.makeUser({ role: 'admin' });
  });
  afterAll(() => server.close());

  it('shows the administrator the state of every part in their language', async () => {
    expect(await status()).toMatchObject({
      success: true,
      database: { state: 'ok', detail: expect.stringMatching(/PostgreSQL \d+/) },
      jobs: { state: 'off', detail: 'This process runs no jobs' },
      containers: { state: 'off', detail: 'No container engine' },
      mail: { state: 'off', detail: 'Mails are stored in the outbox folder' },
      languageModel: { state: 'ok', detail: 'small-model' },
    });
    await server.services.jobs.start();
    expect((await status()).jobs).toEqual({ state: 'ok', detail: 'No jobs running' });
    const run = { process: 'scraping' as const, kind: 'url', input: {}, seen_at: server.clock.now };
    await server.database.db.insert(processRuns).values(run);
    expect((await status({ 'accept-language': 'es' })).jobs.detail).toBe('En marcha: 1');
    await server.call('POST', '/api/admin/cron/stop', { as: admin, body: { type: 'all' } });
    expect((await status()).jobs).toEqual({ state: 'degraded', detail: 'The schedule is stopped' });
  });

  it('serves metrics of requests by route, connections and runs to this machine', async () => {
    await server.call('GET', '/api/startups/424242', { as: admin });
    const { status: code, body, headers } = await metrics();
    expect([code, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(body).toMatch(
      /aval_http_request_duration_seconds_count\{method="GET",route="\/api\/startups\/:id",status="404"\} 1/,
    );
    expect(body).not.toContain('424242');
    const { totalCount } = server.database.pool;
    expect(totalCount).toBeGreaterThan(0);
    expect(body).toContain(`aval_database_connections{state="open"} ${totalCount}`);
    expect(body).toMatch(/aval_runs_unfinished\{process="scraping"\} 1/);
    expect(body).toMatch(/nodejs_eventloop_lag_seconds/);
  });

  it('requires the token for metrics behind a proxy', async () => {
    const forwarded = { 'x-forwarded-for': '127.0.0.1' };
    expect([(await metrics(forwarded)).status, (await metrics(forwarded)).body.error]).toEqual([404, 'NOT_FOUND']);
    expect((await metrics({ ...forwarded, authorization: 'Bearer wrong' })).status).toBe(404);
    expect((await metrics({ ...forwarded, authorization: `Bearer ${admin.token}` })).status).toBe(404);
    expect((await metrics({ ...forwarded, authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('lists every endpoint on a page without scripts or other files', async () => {
    const { status: code, body, headers } = await server.call('GET', '/api/docs');
    expect([code, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).not.toMatch(/<script|<link|<img|@import|url\(|\sstyle=|\son\w+=/);
    for (const id of ['createStartup', 'unfollowStartup2', 'getServerMetrics'])
      expect(body).toContain(`<article id="${id}">`);
    const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]: string[]) => id);
    expect(targets.length).toBeGreaterThan(120);
    for (const id of new Set(targets)) expect(body).toContain(`id="${id}"`);
  });

  it('describes the endpoints in an OpenAPI document that passes a linter', async () => {
    const { body } = await server.call('GET', '/api/openapi.json');
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(body), absoluteRef: 'openapi.json', config });
    const found = problems.map(({ severity, ruleId, message, location }) =>
      [severity, ruleId, message, location[0]?.pointer].join(' '),
    );
    expect(found.filter((line) => line.startsWith('error'))).toEqual([]);
    expect(found.filter((line) => !/ operation-4xx-response | no-server-example/.test(line))).toEqual([]);
  });
});

it('shows the state of jobs together with the private addresses that scraping may reach', async () => {
  const server = await testServer({ AVAL_SCRAPE_ALLOW: 'intranet.example:8080' });
  onTestFinished(() => server.close());
  const admin = await server.makeUser({ role: 'admin' });
  const jobs = async (headers = {}) =>
    (await server.call('GET', '/api/admin/status', { as: admin, headers })).body.jobs;
  const exempt = 'Scraping may reach private addresses: intranet.example:8080';
  expect(await jobs()).toEqual({ state: 'degraded', detail: `This process runs no jobs. ${exempt}` });
  await server.services.jobs.start();
  expect(await jobs()).toEqual({ state: 'degraded', detail: `No jobs running. ${exempt}` });
  await server.call('POST', '/api/admin/cron/stop', { as: admin, body: { type: 'all' } });
  expect(await jobs()).toEqual({ state: 'degraded', detail: `The schedule is stopped. ${exempt}` });
  expect((await jobs({ 'accept-language': 'es' })).detail).toBe(
    'La programación está detenida. La extracción puede acceder a direcciones privadas: intranet.example:8080',
  );
});

describe('the API reference', () => {
  it('can be switched off', async () => {
    const server = await testServer({ AVAL_API_DOCS: '0' });
    const answer = await server.call('GET', '/api/docs');
    await server.close();
    expect([answer.status, answer.body.error]).toEqual([404, 'NOT_FOUND']);
  });
});
