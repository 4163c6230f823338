import { fill } from '@aval/contract';

import type { OmittedTexts } from '../documents/omittedTexts.ts';
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
  omitted: readonly OmittedTexts[],
): void {
  if (warning) run.log('WARNING', warning);
  const fields = fieldLabels(facts.map(({ field }) => field));
  run.log('INFO', fill(scrapingTexts.facts, { url, count: facts.length, fields }));
  if (defaulted.length > 0) run.log('INFO', fill(scrapingTexts.defaults, { url, count: defaulted.length }));
  for (const { what, reason } of omitted) run.log('WARNING', fill(scrapingTexts.omitted, { url, what, reason }));
  if (missing.length > 0) run.log('WARNING', fill(scrapingTexts.notStated, { url, fields: fieldLabels(missing) }));
}
