import type { Text } from '@aval/contract';

interface FetchedPage {
  /** Where it was found after redirects, without the mark of a place on the page. */
  url: string;
  html: string;
}

export interface PageFetcher {
  /**
   * The words of a page as they came.
   *
   * @throws ApiError URL_REFUSED, ROBOTS_DISALLOWED, NOTHING_FOUND or FETCH_TIMEOUT.
   */
  fetch(address: string, signal?: AbortSignal): Promise<FetchedPage>;
  /** Why an address may not be fetched, as far as it can be told without asking for it; null when it may be tried. */
  refusal(address: string): Text | null;
}
