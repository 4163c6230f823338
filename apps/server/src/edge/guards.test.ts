import { type Endpoint, type EndpointId, endpoints } from '@aval/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type Answered, type TestServer, testServer, type TestUser } from '../testing/testServer.ts';
import { handlers } from './handlers.ts';

const served = (Object.keys(handlers) as EndpointId[]).map((id): [EndpointId, Endpoint] => [id, endpoints[id]]);
const addresses = served.flatMap(([id, endpoint]) =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
    id,
    endpoint,
    url: path.replaceAll(/\{\w+\}/g, '999999'),
  })),
);

describe('every endpoint', () => {
  let server: TestServer;
  let callers: Map<string, TestUser>;

  beforeAll(async () => {
    server = await testServer({ DOCKER_HOST: 'unix:///nowhere/engine.sock' });
  });
  // New callers each time, because some endpoints end the session that calls them.
  beforeEach(async () => {
    callers = new Map([['admin', await server.makeUser({ role: 'admin' })]]);
    for (const profile_type_code of ['E', 'C', 'F', 'I'] as const) {
      callers.set(profile_type_code, await server.makeUser({ profile_type_code }));
    }
  });
  afterAll(() => server.close());

  it.each(addresses.filter(({ endpoint }) => endpoint.access !== 'public'))(
    '$endpoint.method $url requires a token',
    async ({ endpoint, url }) => {
      const without = await server.call(endpoint.method, url);
      expect([without.status, without.body.error, without.body.message]).toEqual([
        401,
        'UNAUTHENTICATED',
        'Authentication token is missing',
      ]);
      const wrong = await server.call(endpoint.method, url, { headers: { authorization: 'Bearer nonsense' } });
      expect([wrong.status, wrong.body.message]).toEqual([401, 'Token expired or unauthorized']);
    },
  );

  it.each(addresses.filter(({ endpoint }) => endpoint.access === 'admin'))(
    '$endpoint.method $url is for administrators only',
    async ({ endpoint, url }) => {
      for (const type of ['E', 'C', 'F', 'I']) {
        const answer = await server.call(endpoint.method, url, { as: callers.get(type) ?? null });
        expect([answer.status, answer.body.error]).toEqual([403, 'FORBIDDEN']);
      }
      expect((await server.call(endpoint.method, url, { as: callers.get('admin') ?? null })).status).not.toBe(403);
    },
  );

  it.each(addresses)(
    '$endpoint.method $url returns a body of the contract to every caller',
    async ({ endpoint, url }) => {
      const answers: Answered[] = [];
      for (const as of [...callers.values(), null]) answers.push(await server.call(endpoint.method, url, { as }));
      // An endpoint may return that a dependency, such as a container engine, is unavailable.
      for (const { status, body } of answers) expect(status < 500 || endpoint.errors?.includes(body.error)).toBe(true);
      for (const { body, headers } of answers.filter(({ status }) => status >= 400)) {
        expect(body).toMatchObject({ success: false, requestId: headers['x-request-id'] });
        expect(body).toHaveProperty('details');
        expect(body.message).toMatch(/\w/);
      }
    },
  );

  it.each(addresses.filter(({ endpoint }) => endpoint.body !== undefined))(
    '$endpoint.method $url rejects unknown fields by name',
    async ({ endpoint, url }) => {
      const body = { mistyped_field: 1 };
      const answer = await server.call(endpoint.method, url, { as: callers.get('admin') ?? null, body });
      expect(answer.status).toBe(400);
      expect(answer.body.issues).toContainEqual({ path: 'mistyped_field', message: 'Unknown field: mistyped_field' });
    },
  );

  it('works with and without a trailing slash', async () => {
    expect((await server.call('GET', '/api/startups/list/', { as: callers.get('F') ?? null })).status).toBe(200);
  });

  it.each([
    '/api/startups/%zz',
    '/api/startups/%',
    `/api/startups/${'9'.repeat(4000)}`,
    '/api/startups/%00',
    '//api',
    '/%ff',
  ])('returns an error body of the contract for the invalid URL %s', async (url) => {
    const answer = await server.call('GET', url, { as: callers.get('F') ?? null });
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).toMatchObject({ success: false, requestId: answer.headers['x-request-id'] });
  });

  it('rejects a body that is invalid JSON, too large or of another type', async () => {
    const as = callers.get('F') ?? null;
    const send = (body: string, type: string) =>
      server.call('POST', '/api/portfolios', { as, body, headers: { 'content-type': type } });
    const broken = await send('{"name":', 'application/json');
    expect([broken.status, broken.body.message]).toEqual([400, 'The request body is not valid JSON']);
    const large = await send(JSON.stringify({ name: 'x'.repeat(2_000_000) }), 'application/json');
    expect([large.status, large.body.error]).toEqual([413, 'TOO_LARGE']);
    const other = await send('<name/>', 'application/xml');
    expect([other.status, other.body.error]).toEqual([415, 'UNSUPPORTED_TYPE']);
    const polluted = await send('{"name":"x","__proto__":{"role":"admin"}}', 'application/json');
    expect(polluted.status).toBe(400);
  });

  it('reject a body that is not UTF-8', async () => {
    const { token } = await server.makeUser();
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'es' };
    const send = (payload: Buffer, type: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/portfolios',
        headers: { ...headers, 'content-type': type },
        payload,
      });
    const refused = await send(Buffer.from('{"name":"Cañón"}', 'latin1'), 'application/json; charset=iso-8859-1');
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'El cuerpo de la petición no está en UTF-8. Envíalo con esa codificación.',
    ]);
    const kept = await send(Buffer.from('{"name":"Cañón 🛶"}'), 'application/json');
    expect([kept.statusCode, kept.json().portfolio.name]).toEqual([201, 'Cañón 🛶']);
  });

  it('is described with its responses in the OpenAPI document', async () => {
    const { body } = await server.call('GET', '/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const [id, endpoint] of served) {
      expect(body.paths[endpoint.path]?.[endpoint.method.toLowerCase()]).toMatchObject({ operationId: id });
    }
    const text = JSON.stringify(body);
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
    expect(references.length).toBeGreaterThan(50);
    for (const name of references) expect(Object.keys(body.components.schemas)).toContain(name);
  });

  it.each(['/health/live', '/api/auth/profile', '/nothing'])(
    'sends headers that block foreign scripts and frames: %s',
    async (path) => {
      const { headers } = await server.call('GET', path);
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-frame-options': 'SAMEORIGIN',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it.each(['GET', 'OPTIONS'] as const)('sends no CORS headers to another origin for %s', async (method) => {
    const asked = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
    const { headers } = await server.app.inject({ method, url: '/api/user/profile-types', headers: asked });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it.each(['/', '/health/live', '/api/auth/profile'])(
    'rejects TRACE, which would echo the request: %s',
    async (url) => {
      const { statusCode, body } = await server.app.inject({
        method: 'TRACE',
        url,
        headers: { 'x-sent': 'a secret of the sender' },
      });
      expect(statusCode).toBe(404);
      expect(body).not.toContain('a secret');
    },
  );

  it('sends HSTS for a year including subdomains when served over https', async () => {
    const secure = await testServer({ AVAL_URL: 'https://aval.example.com' });
    const { headers } = await secure.call('GET', '/health/live');
    await secure.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});
