import { queryOptions } from '@tanstack/react-query';

import { send } from './send.ts';

export const dashboardStats = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: async ({ signal }) => (await send('getDashboardStats', { signal })).stats,
});

export const topRelevant = queryOptions({
  queryKey: ['startups', 'top-relevant'],
  queryFn: async ({ signal }) => (await send('listTopRelevant', { signal })).startups,
});

export const myStartups = queryOptions({
  queryKey: ['startups', 'mine-full'],
  queryFn: async ({ signal }) => (await send('listMineFull', { signal })).startups,
});

export const myPortfolios = queryOptions({
  queryKey: ['portfolios', 'mine'],
  queryFn: async ({ signal }) => (await send('listPortfolios', { signal })).portfolios,
});
