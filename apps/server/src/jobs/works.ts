import { purge } from '../cron/purge.ts';
import { recalculatePeriodically } from '../cron/recalculatePeriodically.ts';
import { mailDigests } from '../notices/mailDigests.ts';
import type { Work } from '../processes/perform.ts';
import { evaluateStartups } from '../recalculation/evaluateStartups.ts';
import { refreshIndustries } from '../recalculation/refreshIndustries.ts';
import { rescrapeStartups } from '../scraping/rescrapeStartups.ts';
import { scrapePages } from '../scraping/scrapePages.ts';

/** What each kind of queued run does, by process and kind. */
export const works: Readonly<Record<string, Work>> = {
  'recalculation startups': evaluateStartups,
  'recalculation industries': refreshIndustries,
  'scraping batch': scrapePages,
  'cron recalculation': recalculatePeriodically,
  'cron rescraping': rescrapeStartups,
  'cron purge': purge,
  'cron digest': mailDigests,
};
