import type { Portfolio, StartupListItem } from '@aval/contract';

import { startupList } from './startupList.ts';

type Row = [name: string, description: string | null, startups: number];

const rows: readonly Row[] = [
  ['Iberian Seed', 'First cheques in Spain and Portugal, up to 300,000 euros each.', 4],
  ['Energy 2026', 'Storage, forecasts and permits. To be compared before the committee in September.', 7],
  ['Pilots for the spring programme', null, 1],
  ['Watch list', 'Founders who are not raising yet.', 0],
];

const portfolio = ([name, description, startups]: Row, index: number): Portfolio => ({
  id: index + 1,
  name,
  description,
  startups_count: startups,
  created_at: '2026-01-10T09:00:00.000Z',
  updated_at: '2026-06-10T09:00:00.000Z',
});

/** Portfolios of each kind: to compare, without a description, with one startup, and empty. */
export const describedPortfolios: readonly Portfolio[] = rows.map(portfolio);

/** More portfolios than a page shows. */
export const manyPortfolios: readonly Portfolio[] = Array.from({ length: 24 }, (_, index) =>
  portfolio([`Cohort ${2003 + index}`, 'Startups of one year, to follow over time.', 3 + (index % 9)], index),
);

/** The first portfolio, with its startups. */
export const openPortfolio: { portfolio: Portfolio; startups: StartupListItem[] } = {
  portfolio: portfolio(['Iberian Seed', 'First cheques in Spain and Portugal, up to 300,000 euros each.', 4], 0),
  startups: startupList.filter(({ id }) => [1, 4, 7, 10].includes(id)),
};
