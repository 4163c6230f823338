import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type TestServer, testServer, testServerForThis } from '../testing/testServer.ts';

const manyKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

describe('a body of a request', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  it.each(['/api/auth/reset-password', '/api/auth/login', '/api/auth/register', '/api/contact'])(
    'is at most 16 kB where no account is needed: %s',
    async (path) => {
      const { status, body } = await server.call('POST', path, { body: manyKeys(50_000) });
      expect([status, body.error]).toEqual([413, 'TOO_LARGE']);
    },
  );

  it('has at most 20,000 values, which take much longer to check than text', async () => {
    const as = await server.makeUser();
    const send = (body: object) => server.call('POST', '/api/portfolios', { as, body });
    const many = await send(manyKeys(50_000));
    expect([many.status, many.body.error]).toEqual([413, 'TOO_LARGE']);
    expect((await send({ name: ['a'.repeat(500_000)] })).status).toBe(400);
  });

  it('has room for the longest message of the contact form', async () => {
    const letter = { name: 'Ada', email: 'ada@example.com', message: '船'.repeat(5000) };
    expect((await server.call('POST', '/api/contact', { body: letter })).status).toBe(202);
  });

  it('is answered with at most 20 issues of bounded length', async () => {
    const as = await server.makeUser();
    const body = { ...manyKeys(15_000), ['x'.repeat(300_000)]: 1 };
    const answer = await server.call('POST', '/api/startups', { as, body });
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toHaveLength(20);
    expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
    const portfolio = await server.call('POST', '/api/portfolios', { as, body });
    expect(portfolio.body.issues).toContainEqual({
      path: 'k0',
      message: 'Unknown fields: k0, k1, k2, k3, k4 and 14996 more',
    });
  });
});

describe('a request over its limit', () => {
  const hidden = '{"email":';

  it('is refused before its body is read', async () => {
    const server = await testServerForThis({ AVAL_LIMIT_CALLS: '2' });
    const send = () =>
      server.call('POST', '/api/auth/reset-password', {
        body: hidden,
        headers: { 'content-type': 'application/json' },
      });
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([400, 400, 429]);
  });

  it('is refused before its body is read without a token, too', async () => {
    const server = await testServerForThis();
    const { status, body } = await server.call('POST', '/api/portfolios', {
      body: hidden,
      headers: { 'content-type': 'application/json' },
    });
    expect([status, body.error]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

it('is not read at an address that does not exist', async () => {
  const server = await testServerForThis();
  const headers = { 'content-type': 'application/json' };
  const { status, body } = await server.call('POST', '/api/nothing', { body: '{"email":', headers });
  expect([status, body.error]).toEqual([404, 'NOT_FOUND']);
});

const half = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":`;

async function listening(settings: Record<string, string>) {
  const server = await testServerForThis(settings);
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  return { server, port: Number(port) };
}

it('of a request without a connection does not end the process when its time is over', async () => {
  const server = await testServerForThis({ AVAL_LIMIT_BODY_SECONDS: '1' });
  const admin = await server.makeUser({ role: 'admin' });
  expect((await server.call('GET', '/api/admin/cron/logs/stream', { as: admin })).status).toBe(200);
  await wait(1200);
});

describe('a body that does not arrive', () => {
  it('is waited for only for a while, and dripping bytes does not extend it', async () => {
    const { port } = await listening({ AVAL_LIMIT_BODY_SECONDS: '1' });
    const socket = connect(port, '127.0.0.1');
    socket.write(half('/api/auth/login'));
    const drip = setInterval(() => socket.write(' '), 100);
    const started = Date.now();
    const answer = await text(socket);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
    expect(answer).toContain('The request took too long to arrive');
    expect(Date.now() - started).toBeLessThan(5000);
  });

  it('keeps the connection no longer open when the request was refused', async () => {
    const { port } = await listening({ AVAL_LIMIT_BODY_SECONDS: '1' });
    const socket = connect(port, '127.0.0.1');
    socket.write(half('/api/portfolios'));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('is not logged when the client leaves', async () => {
    const { server, port } = await listening({ AVAL_LIMIT_BODY_SECONDS: '30' });
    const socket = connect(port, '127.0.0.1');
    socket.write(half('/api/auth/login'));
    await wait(200);
    socket.destroy();
    await wait(200);
    expect(server.logged).toEqual([]);
  });
});
