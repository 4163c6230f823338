import { queryOptions } from '@tanstack/react-query';

import { sendMasterData, sendPortfolio, sendStartupList } from './senders.ts';

export const dashboardStats = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: async ({ signal }) => (await sendMasterData('getDashboardStats', { signal })).stats,
});

export const topRelevant = queryOptions({
  queryKey: ['startups', 'top-relevant'],
  queryFn: async ({ signal }) => (await sendStartupList('listTopRelevant', { signal })).startups,
});

export const myStartups = queryOptions({
  queryKey: ['startups', 'mine-full'],
  queryFn: async ({ signal }) => (await sendStartupList('listMineFull', { signal })).startups,
});

export const myPortfolios = queryOptions({
  queryKey: ['portfolios', 'mine'],
  queryFn: async ({ signal }) => (await sendPortfolio('listPortfolios', { signal })).portfolios,
});
