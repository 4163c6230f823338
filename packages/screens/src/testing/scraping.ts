import { examineFigures, masterDataSeed, type ScrapeProgress, type ScrapeRun } from '@aval/contract';
import type { ExaminedFacts } from '@aval/metrics';

import type { Reading, ScrapedPage } from '../scraping/Reading.ts';

const source = 'https://marea.example/about';

const scene = { master: masterDataSeed, asOf: '2026-06-14' };
const doubted = (facts: ExaminedFacts, ...leftOut: string[]) =>
  examineFigures(facts, scene).map((one) => ({ ...one, leftOut }));

/** Figures that cannot all be right, of which one was left out. */
const shortCash = doubted(
  { cash_runway_months: 24, burn_rate: 30_000, financials: { cash_in_bank: 300_000 } },
  'cash_runway_months',
);
/** Figures that are only unusual together. */
const manyPatents = doubted({ team_size: 3, patent_count: 90 });

const quoted = (quote: string) => ({ kind: 'url', quote });

/** What a page states about a startup: some fields take their default, some stay empty. */
export const scrapedPage: ScrapedPage = {
  source,
  startup: {
    name: 'Marea Sensors',
    location: 'Vigo, Spain',
    description: 'Buoys that measure the water of mussel farms and warn of toxins two days ahead.',
    team_size: 14,
    revenue: 310_000,
    industry_id: 1,
    defaulted_fields: ['entry_barriers', 'market_maturity', 'business_expertise'],
    field_sources: {
      name: quoted('Marea Sensors makes sensors for the sea'),
      location: quoted('Our workshop stands in the port of Vigo'),
      description: quoted('Our buoys measure the water of mussel farms and warn of toxins two days ahead'),
      team_size: quoted('We are fourteen people, eight of them engineers'),
      revenue: quoted('310.000 € in 2025'),
      industry_id: quoted('deep technology for aquaculture'),
    },
  },
  mapped: ['name', 'location', 'description', 'team_size', 'revenue', 'industry_id'],
  missing: ['burn_rate', 'cash_runway_months'],
  omitted: [
    {
      what: 'Cash Runway: 24 months',
      reason: 'in doubt: A runway of 24 months, but cash of 300.000 € at a burn of 30.000 € a month lasts 10 months.',
      quote: 'Runway: 24 months',
      page: 1,
      cell: null,
    },
    {
      what: 'Revenue: 120.000 €',
      reason: 'of 2024: kept as history',
      quote: 'Revenue 2024: 120.000 €; revenue 2025: 310.000 €',
      page: 1,
      cell: null,
    },
    { what: 'Churn: 3 %', reason: 'no field for it', quote: 'Churn 3 % monthly', page: 1, cell: null },
  ],
  contradictions: [],
};

const request = { url: source, isTest: false };
const readingOf = (outcome: Reading['outcome']): Reading => ({ id: 1, request, outcome });

export const underWay = readingOf({ status: 'reading' });
export const readPage = readingOf({ status: 'read', page: { ...scrapedPage, startupId: 31 } });
export const testedPage: Reading = {
  id: 2,
  request: { ...request, isTest: true },
  outcome: { status: 'read', page: scrapedPage },
};
/** A page whose figures cannot all be right; a test run, then a startup that was registered from it. */
const contradictoryPage: ScrapedPage = {
  ...scrapedPage,
  startup: { ...scrapedPage.startup, burn_rate: 30_000, patent_count: 90 },
  mapped: [...scrapedPage.mapped, 'burn_rate', 'patent_count'],
  missing: [],
  contradictions: [...shortCash, ...manyPatents],
};
export const contradictoryTest: Reading = { ...testedPage, outcome: { status: 'read', page: contradictoryPage } };
export const contradictoryReading = readingOf({ status: 'read', page: { ...contradictoryPage, startupId: 31 } });
/** A page that does not say what the startup is called. */
export const unnamedPage = readingOf({
  status: 'read',
  page: {
    ...scrapedPage,
    mapped: scrapedPage.mapped.filter((id) => id !== 'name'),
    missing: ['name', ...scrapedPage.missing],
  },
});
export const invalidUrl: Reading = {
  id: 3,
  request: { url: 'http://10.0.0.8/', isTest: false },
  outcome: { status: 'invalid', message: 'The URL must be public.' },
};
export const stoppedReading = readingOf({
  status: 'stopped',
  message: 'The scraping was stopped; nothing was stored.',
});
export const failedReading = readingOf({ status: 'failed', message: 'The robots.txt of the site does not allow it.' });
export const unanswered = readingOf({ status: 'failed', message: '' });

const names = ['Olmo', 'Ribera', 'Nodriza', 'Salitre', 'Telar', 'Encina', 'Vereda', 'Molino'];

/** A file of twelve lines: read with and without gaps, failed, refused, and still waiting. */
export const runningBatch: ScrapeRun = {
  runId: 7,
  file: 'accelerator-spring.txt',
  status: 'running',
  done: 9,
  total: 11,
  failed: 1,
  createdAt: '2026-06-14T11:57:58.000Z',
  startedAt: '2026-06-14T11:58:00.000Z',
  finishedAt: null,
  rejected: [{ line: 4, text: 'see the list of last year', reason: 'The URL is not valid.' }],
  results: [
    ...names.map((name, index) => ({
      line: index < 3 ? index + 1 : index + 2,
      url: `https://${name.toLowerCase()}.example/`,
      status: 'done',
      startupId: index + 11,
      startupName: name,
      missing: index % 3 === 1 ? ['burn_rate', 'revenue'] : [],
    })),
    { line: 10, url: 'https://brisa.example/', status: 'failed', error: 'The site answered with status 404.' },
    { line: 11, url: 'https://faro.example/', status: 'waiting' },
    { line: 12, url: 'https://marea.example/', status: 'waiting' },
  ],
};

/** The same batch when every line had been read. */
export const finishedBatch: ScrapeRun = {
  ...runningBatch,
  status: 'done',
  done: 11,
  finishedAt: '2026-06-14T11:59:42.000Z',
  results: runningBatch.results.map((line) =>
    line.status === 'waiting'
      ? { ...line, status: 'done', startupId: line.line + 20, startupName: line.line === 11 ? 'Faro' : 'Marea' }
      : line,
  ),
};

/** The finished batch, with lines that do not add up: one that is only unusual, then two that cannot be right. */
export const contradictoryBatch: ScrapeRun = {
  ...finishedBatch,
  results: finishedBatch.results.map((line) => {
    if (line.line === 2) return { ...line, contradictions: manyPatents };
    if (line.line === 5) return { ...line, contradictions: shortCash };
    return line.line === 8 ? { ...line, contradictions: [...shortCash, ...manyPatents] } : line;
  }),
};

const files = ['accelerator-spring.txt', 'energy-fair.txt', 'pilots.txt'];

/** The latest batches, newest first. */
export const batches: readonly ScrapeProgress[] = files.map((file, index) => ({
  runId: 7 - index,
  file,
  status: index === 0 ? 'running' : 'done',
  done: 11,
  total: 11,
  failed: 0,
  createdAt: '2026-06-14T11:57:58.000Z',
  startedAt: '2026-06-14T11:58:00.000Z',
  finishedAt: null,
}));
