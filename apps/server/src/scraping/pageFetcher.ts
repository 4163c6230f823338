import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';

import { Agent, type Dispatcher, request } from 'undici';

import { ApiError } from '../http/ApiError.ts';
import type { PageFetcher } from '../services/PageFetcher.ts';
import type { DecodedText } from '../sources/reading/decodeText.ts';
import { hostAndPort, isPublicAddress, refusalOf } from './addresses.ts';
import { bodyText, type Limit } from './bodyText.ts';
import { pageAddress } from './pageAddress.ts';
import { type Robots, robotsOf } from './robots.ts';
import { refusalTexts, scrapingTexts } from './scrapingTexts.ts';

interface Options {
  /** Exact host:port pairs whose address may be private. */
  allowed?: readonly string[] | undefined;
  /** Resolves host names. */
  resolve?: LookupFunction;
  totalMs?: number;
  connectMs?: number;
  maxBytes?: number;
}

const reader = 'AvalBot';
const userAgent = `${reader}/1.0`;
const maxRedirects = 4;
const redirects = new Set([301, 302, 303, 307, 308]);
/** RFC 9309 requires at least this much to be read. */
const robotsLimit: Limit = { maxBytes: 512_000, beyond: 'cut' };
const pageTypes = /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/;

/** Creates a fetcher of public pages only: the resolved address is checked by the connection that uses it. */
export function makePageFetcher({
  allowed = [],
  resolve = lookUp,
  totalMs = 15_000,
  connectMs = 5000,
  maxBytes = 3_000_000,
}: Options = {}): PageFetcher {
  const exempt = new Set(allowed);
  const pool = { headersTimeout: totalMs, bodyTimeout: totalMs, keepAliveTimeout: 1000, connections: 4, pipelining: 0 };
  const guarded = new Agent({ ...pool, connect: { timeout: connectMs, lookup: publicOnly(resolve) } });
  const open = new Agent({ ...pool, connect: { timeout: connectMs } });
  const robots = robotsOf(reader, async (url) => {
    const { status, body } = await get(url, AbortSignal.timeout(totalMs), { types: /./, limit: robotsLimit });
    return { status, body: body.text };
  });

  async function get(
    start: URL,
    signal: AbortSignal,
    { types, limit, check }: { types: RegExp; limit: Limit; check?: Robots },
  ): Promise<{ url: URL; status: number; body: DecodedText }> {
    let url = start;
    for (let hop = 0; ; hop += 1) {
      requirePublic(url);
      await check?.(url, signal);
      const dispatcher: Dispatcher = exempt.has(hostAndPort(url)) ? open : guarded;
      const headers = {
        'user-agent': userAgent,
        accept: 'text/html,application/xhtml+xml,text/plain;q=0.5',
        'accept-encoding': 'gzip, br',
      };
      const response = await request(url, { dispatcher, signal, headers });
      // Discarding an unread body emits an error, which would end the process.
      response.body.on('error', () => undefined);
      const location = [response.headers.location].flat()[0];
      if (redirects.has(response.statusCode) && location !== undefined) {
        response.body.destroy();
        if (hop >= maxRedirects || !URL.canParse(location, url.href)) throw refused(url, 'redirects');
        url = new URL(location, url);
        continue;
      }
      const type = String(response.headers['content-type'] ?? 'text/html').toLowerCase();
      if (response.statusCode < 300 && !types.test(type)) {
        response.body.destroy();
        throw new ApiError('NOTHING_FOUND', {
          text: scrapingTexts.type,
          values: { type: type.split(';')[0] ?? type },
        });
      }
      return { url, status: response.statusCode, body: await bodyText(response.body, response.headers, limit) };
    }
  }

  function requirePublic(url: URL): void {
    const error = refusalFor(url);
    if (error) throw error;
  }

  function refusalFor(url: URL): ApiError | null {
    const reason = refusalOf(url, exempt);
    return reason && new ApiError('URL_REFUSED', { text: refusalTexts[reason], values: { host: url.hostname } });
  }

  return {
    refusal: (address) => refusalFor(new URL(address))?.text ?? null,
    async fetch(address, signal) {
      const time = AbortSignal.timeout(totalMs);
      const url = new URL(address);
      try {
        const both = signal ? AbortSignal.any([time, signal]) : time;
        const limit: Limit = { maxBytes, beyond: 'refuse' };
        const page = await get(url, both, { types: pageTypes, limit, check: robots });
        if (page.status >= 300) {
          throw new ApiError('NOTHING_FOUND', { text: scrapingTexts.status, values: { status: page.status } });
        }
        const { text: html, guessed } = page.body;
        return { url: pageAddress(page.url), html, ...(guessed !== null && { guessed }) };
      } catch (error) {
        if (signal?.aborted && !time.aborted) throw error;
        throw asRefusal(error, url, time.aborted);
      }
    },
  };
}

/** Creates a DNS lookup that rejects private addresses, for the same connection that uses the result. */
function publicOnly(resolve: LookupFunction): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) {
        done(error, '', 0);
        return;
      }
      const addresses = [found].flat().map((one) => (typeof one === 'string' ? { address: one, family: 4 } : one));
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        const refusal = new ApiError('URL_REFUSED', { text: refusalTexts.address, values: { host } });
        done(Object.assign(new Error(refusal.message), { refusal }), '', 0);
      } else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

function refused(url: URL, why: 'redirects'): ApiError {
  return new ApiError('URL_REFUSED', { text: scrapingTexts[why], values: { host: url.hostname } });
}

const slow = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);

function asRefusal(error: unknown, { hostname }: URL, isLate: boolean): ApiError {
  if (error instanceof ApiError) return error;
  const { refusal, code, cause } = Object(error) as { refusal?: unknown; code?: string; cause?: unknown };
  if (refusal instanceof ApiError) return refusal;
  if (cause !== undefined && !isLate) return asRefusal(cause, { hostname } as URL, isLate);
  if (isLate || slow.has(code ?? ''))
    return new ApiError('FETCH_TIMEOUT', { text: scrapingTexts.timeout, values: { host: hostname } });
  return new ApiError('NOTHING_FOUND', { text: scrapingTexts.unreachable, values: { host: hostname } });
}
