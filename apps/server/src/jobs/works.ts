import type { Work } from '../processes/perform.ts';

/** What each kind of queued run does, by process and kind: `scraping batch`. */
export const works: Readonly<Record<string, Work>> = {};
