import type { ScrapeResult } from '@aval/contract';

/** The URL to read, and whether to store the result. */
export interface ScrapeRequest {
  url: string;
  isTest: boolean;
  /** Of the startup, for a page that does not state it. */
  name?: string;
}

/** What a page states, and the startup that was registered from it unless it was a test. */
export interface ScrapedPage extends ScrapeResult {
  startupId?: number;
}

/** One reading of a page. */
export interface Reading {
  /** Unique among the readings. */
  id: number;
  request: ScrapeRequest;
  outcome:
    | { status: 'reading' }
    | { status: 'read'; page: ScrapedPage }
    /** `invalid`: the URL cannot be read. `stopped`: by a user. */
    | { status: 'invalid' | 'stopped'; message: string }
    /** With the server's message, which may be empty. */
    | { status: 'failed'; message: string };
}
