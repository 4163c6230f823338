import type { Run } from '../processes/Run.ts';
import type { ScrapedStartup } from './scrapedStartup.ts';
import type { ScrapedPage } from './scrapePage.ts';

/** Says in the log what a page gave. */
export function logScraped(
  run: Pick<Run, 'log'>,
  { url, facts, warning }: ScrapedPage,
  { missing, defaulted }: ScrapedStartup,
): void {
  if (warning) run.log('WARNING', warning.en);
  run.log('INFO', `${url}: ${facts.length} facts: ${facts.map(({ field }) => field).join(', ')}`);
  if (defaulted.length > 0) run.log('INFO', `${url}: ${defaulted.length} fields take their default`);
  if (missing.length > 0) run.log('WARNING', `${url}: not stated: ${missing.join(', ')}`);
}
