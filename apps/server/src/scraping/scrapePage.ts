import type { Text } from '@aval/contract';

import { findFacts } from '../documents/findFacts.ts';
import { unreadableError } from '../documents/unreadableError.ts';
import type { Fact } from '../extraction/extractFacts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Services } from '../services/Services.ts';
import { scrapingTexts } from './scrapingTexts.ts';

export interface ScrapedPage {
  /** The final URL after redirects. */
  url: string;
  facts: Fact[];
  log: Text;
  /** Set when the language model failed and the dictionary was used instead. */
  warning: Text | null;
}

/**
 * Fetches a page and extracts the facts that it states about its startup.
 *
 * @throws ApiError URL_REFUSED, ROBOTS_DISALLOWED, FETCH_TIMEOUT, or NOTHING_FOUND when it names no startup.
 */
export async function scrapePage(services: Services, address: string, signal?: AbortSignal): Promise<ScrapedPage> {
  const { url, html } = await services.pages.fetch(address, signal);
  const { facts, log, warning } = await findFacts(services, await read(services, url, html), new URL(url).host, signal);
  if (!facts.some(({ field }) => field === 'name'))
    throw new ApiError('NOTHING_FOUND', { text: scrapingTexts.nothing });
  return { url, facts, log, warning };
}

async function read(services: Services, url: string, html: string) {
  try {
    return await services.sources.read({ kind: 'page', html, url, asOfYear: services.now().getUTCFullYear() });
  } catch (error) {
    throw unreadableError(error, new URL(url).host);
  }
}
