import { fill } from '@aval/contract';

import { fieldLabels } from '../processes/fieldLabels.ts';
import type { Run } from '../processes/Run.ts';
import type { ScrapedStartup } from './scrapedStartup.ts';
import type { ScrapedPage } from './scrapePage.ts';
import { scrapingTexts } from './scrapingTexts.ts';

/** Logs the result of a page. */
export function logScraped(
  run: Pick<Run, 'log'>,
  { url, facts, warning }: ScrapedPage,
  { missing, defaulted }: ScrapedStartup,
): void {
  if (warning) run.log('WARNING', warning);
  const fields = fieldLabels(facts.map(({ field }) => field));
  run.log('INFO', fill(scrapingTexts.facts, { url, count: facts.length, fields }));
  if (defaulted.length > 0) run.log('INFO', fill(scrapingTexts.defaults, { url, count: defaulted.length }));
  if (missing.length > 0) run.log('WARNING', fill(scrapingTexts.notStated, { url, fields: fieldLabels(missing) }));
}
