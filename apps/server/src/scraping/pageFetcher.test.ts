import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { ApiError } from '../http/ApiError.ts';
import { type LocalSite, localSite } from '../testing/localSite.ts';
import { isPublicAddress } from './addresses.ts';
import { makePageFetcher } from './pageFetcher.ts';

async function refusalOf(work: Promise<unknown>): Promise<[string, string]> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError) return [error.code, error.text.en];
    throw error;
  }
  throw new Error('It was not refused');
}

/** A port with a full connection backlog, so that further connections are never accepted. */
async function deafPort(): Promise<number> {
  const program = `require('net').createServer().listen(0, '127.0.0.1', 1, function () { console.log(this.address().port) })`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [text] = await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const port = Number(text);
  for (let waiting = 0; waiting < 4; waiting += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
  }
  await wait(200);
  return port;
}

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '240.0.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fd00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '::127.0.0.1',
    'nonsense',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '1.1.1.1', '2606:4700::1111'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('fetching a page', () => {
  let inside: LocalSite;
  let site: LocalSite;
  const endless = new Set<NodeJS.Timeout>();

  beforeAll(async () => {
    inside = await localSite({ '/': 'secret' });
    site = await localSite({
      '/': '<h1>Good</h1>',
      '/moved': (_, response) => response.writeHead(302, { location: '/' }).end(),
      '/inside': (_, response) => response.writeHead(302, { location: `${inside.address}/` }).end(),
      '/metadata': (_, response) => response.writeHead(301, { location: 'http://169.254.169.254/latest' }).end(),
      '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
      '/bomb': (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(20_000_000, 97))),
      '/binary': (_, response) => response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('x'),
      '/broken': (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('no'),
      '/latin': (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
          .end(Buffer.from('Málaga', 'latin1')),
      '/undeclared': (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.from('<p>Málaga, España</p>', 'latin1')),
      '/never': () => undefined,
      '/drip': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        endless.add(setInterval(() => response.write('x'), 50));
      },
      '/robots.txt': 'User-agent: *\nDisallow: /secret\n',
      '/secret': 'not for robots',
    });
  });
  afterAll(async () => {
    for (const timer of endless) clearInterval(timer);
    await Promise.all([site.close(), inside.close()]);
  });

  const fetcher = () => makePageFetcher({ allowed: [site.host], totalMs: 1500, maxBytes: 1_000_000 });

  it('returns its text in its own encoding, also after redirects', async () => {
    expect(await fetcher().fetch(`${site.address}/moved`)).toEqual({ url: `${site.address}/`, html: '<h1>Good</h1>' });
    expect((await fetcher().fetch(`${site.address}/latin`)).html).toBe('Málaga');
    expect(await fetcher().fetch(`${site.address}/undeclared`)).toMatchObject({
      html: '<p>Málaga, España</p>',
      guessed: 'windows-1252',
    });
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://intranet/',
    'http://printer.local/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.1.2.3/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://example.com/',
    'http://user:password@example.com/',
    'http://example.com:22/',
    'http://example.com:5432/',
  ])('refuses %s', async (address) => {
    const [code, text] = await refusalOf(fetcher().fetch(address));
    expect(code).toBe('URL_REFUSED');
    expect(text).toMatch(/\w/);
  });

  it.each([
    ['a private address', ['127.0.0.1']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['a public and a private one', ['93.184.216.34', '10.0.0.1']],
    ['a disguised one', ['::ffff:127.0.0.1']],
  ])('refuses a host name that resolves to %s at connection time', async (_, addresses) => {
    const resolve: LookupFunction = (__, ___, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    const [code] = await refusalOf(makePageFetcher({ resolve }).fetch('http://startup.example/'));
    expect(code).toBe('URL_REFUSED');
  });

  it('resolves a name once, so that DNS rebinding cannot change the address', async () => {
    let asked = 0;
    const resolve: LookupFunction = (_, __, done) => {
      asked += 1;
      done(null, [{ address: asked === 1 ? '127.0.0.1' : '93.184.216.34', family: 4 }]);
    };
    const [code] = await refusalOf(makePageFetcher({ resolve }).fetch('http://rebinding.example/'));
    expect([code, asked]).toEqual(['URL_REFUSED', 1]);
  });

  it.each(['/inside', '/metadata', '/file', '/loop'])('does not follow the redirect %s', async (path) => {
    const [code] = await refusalOf(fetcher().fetch(`${site.address}${path}`));
    expect(code).toBe('URL_REFUSED');
    expect(inside.visits).toEqual([]);
  });

  it.each([
    ['/bomb', 'NOTHING_FOUND', /larger than 1 MB/],
    ['/binary', 'NOTHING_FOUND', /application\/octet-stream, not a web page/],
    ['/broken', 'NOTHING_FOUND', /status 500/],
    ['/nowhere', 'NOTHING_FOUND', /status 404/],
    ['/never', 'FETCH_TIMEOUT', /took too long/],
    ['/drip', 'FETCH_TIMEOUT', /took too long/],
    ['/secret', 'ROBOTS_DISALLOWED', /robots\.txt of 127\.0\.0\.1 does not allow/],
  ])('reports why %s cannot be read', async (path, code, text) => {
    const [given, words] = await refusalOf(fetcher().fetch(`${site.address}${path}`));
    expect(given).toBe(code);
    expect(words).toMatch(text);
    expect(site.visits).not.toContain('/secret');
  });

  it('reports an unreachable host', async () => {
    const gone = await localSite({});
    await gone.close();
    const [code, text] = await refusalOf(makePageFetcher({ allowed: [gone.host] }).fetch(gone.address));
    expect([code, text]).toEqual(['NOTHING_FOUND', '127.0.0.1 cannot be reached']);
  });

  it('times out after five seconds when the connection is not accepted', async () => {
    const port = await deafPort();
    const address = `http://127.0.0.1:${port}/`;
    const stop = new AbortController();
    const givenUp: (number | undefined)[] = [];
    const attempts = [8000, undefined, 2000].map(async (connectMs) => {
      const options = { allowed: [`127.0.0.1:${port}`], ...(connectMs !== undefined && { connectMs }) };
      const refusal = await refusalOf(makePageFetcher(options).fetch(address, stop.signal));
      givenUp.push(connectMs);
      return refusal;
    });
    const [last, ours] = attempts;
    expect((await ours)?.[0]).toBe('FETCH_TIMEOUT');
    expect(givenUp).toEqual([2000, undefined]);
    stop.abort();
    await expect(last).rejects.toThrow(/abort/i);
  });

  it('shares the robots.txt request with waiting reads even when the first one is cancelled', async () => {
    const answered = Promise.withResolvers<void>();
    const slow = await localSite({
      '/': 'Good',
      '/robots.txt': (_, response) => void answered.promise.then(() => response.writeHead(404).end()),
    });
    onTestFinished(() => slow.close());
    const pages = makePageFetcher({ allowed: [slow.host] });
    const stop = new AbortController();
    const first = pages.fetch(`${slow.address}/`, stop.signal);
    const second = pages.fetch(`${slow.address}/`);
    await expect.poll(() => slow.visits).toEqual(['/robots.txt']);
    stop.abort();
    await expect(first).rejects.toThrow(/abort/i);
    answered.resolve();
    expect((await second).html).toBe('Good');
    expect(slow.visits).toEqual(['/robots.txt', '/']);
  });

  it.each([
    ['plain', (text: string) => Buffer.from(text), {}],
    ['packed', (text: string) => gzipSync(text), { 'content-encoding': 'gzip' }],
  ])('reads only the start of a very long robots.txt, %s', async (_, packed, headers) => {
    const rules = ['User-agent: *', 'Disallow: /closed', ...Array.from({ length: 60_000 }, () => 'Allow: /open/page')];
    const large = await localSite({
      '/open': 'Good',
      '/closed': 'Bad',
      '/robots.txt': (__, response) =>
        response.writeHead(200, { 'content-type': 'text/plain', ...headers }).end(packed(rules.join('\n'))),
    });
    onTestFinished(() => large.close());
    const pages = makePageFetcher({ allowed: [large.host] });
    expect((await pages.fetch(`${large.address}/open`)).html).toBe('Good');
    expect((await refusalOf(pages.fetch(`${large.address}/closed`)))[0]).toBe('ROBOTS_DISALLOWED');
  });

  it('ends immediately when cancelled', async () => {
    const stop = new AbortController();
    const fetching = fetcher().fetch(`${site.address}/never`, stop.signal);
    setTimeout(() => stop.abort(), 100);
    await expect(fetching).rejects.toThrow(/abort/i);
  });
});
