import { findFacts } from '../documents/findFacts.ts';
import { unreadableError } from '../documents/unreadableError.ts';
import type { FoundFacts } from '../extraction/FoundFacts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { FetchedPage } from '../services/PageFetcher.ts';
import type { Services } from '../services/Services.ts';
import { scrapingTexts } from './scrapingTexts.ts';

export interface ScrapedPage extends Required<FoundFacts> {
  /** The final URL after redirects. */
  url: string;
}

/**
 * Fetches a page and extracts the facts that it states about its startup.
 *
 * @throws ApiError URL_REFUSED, ROBOTS_DISALLOWED, FETCH_TIMEOUT, or NOTHING_FOUND when it states no facts.
 */
export async function scrapePage(services: Services, address: string, signal?: AbortSignal): Promise<ScrapedPage> {
  const page = await services.pages.fetch(address, signal);
  const { url } = page;
  const found = await findFacts(services, await read(services, page), new URL(url).host, signal);
  if (found.facts.length === 0) throw new ApiError('NOTHING_FOUND', { text: scrapingTexts.nothing });
  return { url, ...found };
}

async function read(services: Services, page: FetchedPage) {
  try {
    return await services.sources.read({ kind: 'page', ...page, asOfYear: services.now().getUTCFullYear() }, 'pages');
  } catch (error) {
    const refusal = unreadableError(error, new URL(page.url).host);
    throw refusal instanceof ApiError && refusal.code === 'UNREADABLE'
      ? new ApiError('NOTHING_FOUND', { text: refusal.text })
      : refusal;
  }
}
