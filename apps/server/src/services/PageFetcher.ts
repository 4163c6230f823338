import type { Text } from '@aval/contract';

export interface FetchedPage {
  /** The final URL after redirects, without its fragment. */
  url: string;
  html: string;
  /** The label of its encoding if that is only guessed. */
  guessed?: string;
}

export interface PageFetcher {
  /**
   * Fetches the text of a page.
   *
   * @throws ApiError URL_REFUSED, ROBOTS_DISALLOWED, NOTHING_FOUND or FETCH_TIMEOUT.
   */
  fetch(address: string, signal?: AbortSignal): Promise<FetchedPage>;
  /** Why a URL may not be fetched, as far as known without a request; null when it may be tried. */
  refusal(address: string): Text | null;
}
