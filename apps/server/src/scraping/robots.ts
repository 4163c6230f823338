import { ApiError } from '../http/ApiError.ts';
import { type RobotsRules, robotsRules } from './robotsRules.ts';
import { scrapingTexts } from './scrapingTexts.ts';

/** Checks that a site allows a page to be read. @throws ApiError ROBOTS_DISALLOWED */
export type Robots = (url: URL, signal: AbortSignal) => Promise<void>;

type Get = (url: URL) => Promise<{ status: number; body: string }>;

const keptMs = 10 * 60_000;
const mostSites = 2000;

/** Creates a check that caches robots.txt for ten minutes. A site without one allows all pages, a failing site none. */
export function robotsOf(reader: string, get: Get): Robots {
  const sites = new Map<string, { until: number; rules: Promise<RobotsRules> }>();

  async function rulesOf(url: URL): Promise<RobotsRules> {
    const { status, body } = await get(new URL('/robots.txt', url));
    if (status >= 500) return { allow: () => false };
    return robotsRules(status >= 300 ? '' : body, reader);
  }

  return async (url, signal) => {
    const known = sites.get(url.origin);
    const now = Date.now();
    const rules = known && known.until > now ? known.rules : rulesOf(url);
    if (rules !== known?.rules) {
      if (sites.size >= mostSites) sites.clear();
      sites.set(url.origin, { until: now + keptMs, rules });
      // Failures are not cached.
      rules.catch(() => sites.delete(url.origin));
    }
    const found = await unlessAborted(rules, signal);
    if (found.allow(url)) return;
    throw new ApiError('ROBOTS_DISALLOWED', { text: scrapingTexts.robots, values: { host: url.hostname } });
  };
}

/** Cancels waiting for a shared request without cancelling the request for others. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const stop = () => reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  return promise;
}
