import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readEnv } from '../configuration/env.ts';
import { sendError } from './errorResponse.ts';
import { pagesOf } from './pagesOf.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';
import { readableAddress, registerWebApp } from './webApp.ts';

const script = `document.documentElement.dataset.theme = 'dark';`;
const data = '<script type="application/json">{}</script>';
const html = `<!doctype html>${data}<script>${script}</script><script type="module" src="/assets/app-1.js"></script>`;

const hashIn = (answer: { headers: Record<string, unknown> }) =>
  /'sha256-[^']+'/.exec(String(answer.headers['content-security-policy']))?.[0];
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the served web app', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aval-web-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), html);
    for (const language of ['en', 'es']) {
      const pages = join(folder, 'pages', language);
      mkdirSync(join(pages, 'startups/[id]'), { recursive: true });
      for (const name of ['forgot-password', 'startups/[id]', 'startups/[id]/compare'])
        writeFileSync(
          join(pages, `${name}.html`),
          html.replace('<!doctype html>', `$&<h1>${name} in ${language}</h1>`),
        );
    }
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    writeFileSync(join(folder, 'assets', 'app-1.js'), 'export {};');
    writeFileSync(join(folder, 'assets', 'app-1.js.br'), 'compressed by the build');
    app = fastify({ rewriteUrl: ({ url = '/' }) => readableAddress(url) });
    app.setErrorHandler(sendError);
    const pageAt = pagesOf(folder, (page) => page);
    await registerSecurityHeaders(app, readEnv({}));
    await app.register(cookie);
    await registerWebApp(app, folder, pageAt);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string) => app.inject({ url });
  const ask = (encodings: string, url = '/assets/app-1.js') =>
    app.inject({ url, headers: { 'accept-encoding': encodings } });

  it('serves what the build compressed, so that many requests do not keep the server busy', async () => {
    const compressed = await ask('gzip, deflate, br');
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(compressed.body).toBe('compressed by the build');
    for (const encodings of ['gzip', 'identity', 'br;q=0']) {
      const plain = await ask(encodings);
      expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'export {};']);
    }
    expect((await ask('br', '/assets/')).statusCode).toBe(404);
  });

  it.each(['/', '/login', '/startups', '/startups/12/edit', '/startups/a.b'])(
    'serves the page uncached for %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, html, 'no-cache']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('serves a dedicated page for its URL only', async () => {
    expect((await get('/forgot-password?from=1')).body).toContain('<h1>forgot-password in es</h1>');
    expect((await get('/forgot-password/more')).body).toBe(html);
    expect((await get('/startups/12?tab=team')).body).toContain('<h1>startups/[id] in en</h1>');
    expect((await get('/startups/12/compare')).body).toContain('<h1>startups/[id]/compare in en</h1>');
    expect((await get('/portfolios/12')).body).toBe(html);
    expect((await get('/es/forgot-password')).body).toBe(html);
    expect((await get('/pages/../forgot-passwor')).body).toBe(html);
  });

  it.each([
    ['/startups/12', { 'accept-language': 'es-MX,en;q=0.5' }, 'es'],
    ['/startups/12', { 'accept-language': 'fr' }, 'en'],
    ['/startups/12', { 'accept-language': 'es', cookie: 'aval.language=en' }, 'en'],
    ['/startups/12', { 'accept-language': 'es', cookie: 'aval.language=x' }, 'es'],
    ['/forgot-password', { 'accept-language': 'en' }, 'es'],
    ['/forgot-password', { cookie: 'aval.language=en' }, 'en'],
  ])('serves %s for %j in %s', async (url, headers, language) => {
    const answer = await app.inject({ url, headers });
    expect(answer.body).toContain(` in ${language}</h1>`);
    expect(answer.headers['vary']).toBe('Cookie, Accept-Language');
  });

  it.each(['/', '/dashboard', '/startups/12?tab=team'])(
    'responds to HEAD %s like GET without the body',
    async (url) => {
      const [head, full] = [await app.inject({ method: 'HEAD', url }), await get(url)];
      const { date: _, ...ofHead } = head.headers;
      expect([head.statusCode, head.body, ofHead]).toEqual([200, '', { ...full.headers, date: undefined }]);
    },
  );

  it.each(['/api/nothing', '/assets/gone.js'])('returns 404 for HEAD %s', async (url) => {
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  });

  it('serves no page for POST and other writing methods', async () => {
    expect((await app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404);
  });

  it('serves the page of a new build, and the previous one while a build is writing', async () => {
    const path = join(folder, 'index.html');
    const rebuilt = html.replace('app-1', 'app-2');
    const answers: string[] = [];
    for (const [written, at] of [
      [rebuilt, 1],
      ['', 2],
      [html, 3],
    ] as const) {
      writeFileSync(path, written);
      utimesSync(path, at, at);
      answers.push((await get('/login')).body, (await get('/')).body);
    }
    expect(answers).toEqual([rebuilt, rebuilt, rebuilt, rebuilt, html, html]);
  });

  it('caches assets forever and revalidates other files', async () => {
    expect((await get('/assets/app-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/api/nothing', '/assets/gone.js', '/health/nothing', '/api'])(
    'returns an error for %s, never the page',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it.each(['/%E0%A4%A', '/startups/%00', '/a//b', '/....//....//etc/passwd', `/${'a'.repeat(300)}`, '/x%5c..%5c'])(
    'serves the page, which shows the error, for the impossible file name %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, html]);
      expect(answer.headers['content-security-policy']).toBeDefined();
    },
  );

  it.each(['/api/startups/%E0%A4%A', '/assets/%00', '/health/%E0%A4%A'])('returns an error for %s', async (url) => {
    expect((await get(url)).headers['content-type']).toContain('application/json');
  });

  it.each(['/', '/login/', '/startups/12?tab=%E0%A4%A', '/assets/app-1.js', '*', 'http://aval/api/%41'])(
    'leaves the URL %s unchanged',
    (url) => expect(readableAddress(url)).toBe(url),
  );

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/..%5cpackage.json'])(
    'serves nothing outside its folder: %s',
    async (url) => {
      expect((await get(url)).body).not.toContain('"name"');
    },
  );

  it('allows the inline scripts of the page and no others', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='(;|$)/);
    expect(policy.match(/sha256-/g)).toHaveLength(1);
  });

  it('allows the scripts of the new build per page, and none of the previous build', async () => {
    const path = join(folder, 'index.html');
    writeFileSync(path, html.replace(script, 'new build'));
    utimesSync(path, 4, 4);
    expect(hashIn(await get('/'))).toBe(hashOf('new build'));
    expect(hashIn(await get('/login'))).toBe(hashOf('new build'));
    expect(hashIn(await get('/forgot-password'))).toBe(hashOf(script));
    expect(hashIn(await get('/api/nothing'))).toBeUndefined();
    writeFileSync(path, html);
    utimesSync(path, 5, 5);
    expect(hashIn(await get('/'))).toBe(hashOf(script));
  });
});
