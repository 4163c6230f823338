import { queryOptions } from '@tanstack/react-query';

import { sender } from './send.ts';

const sendFigures = sender(() => import('@aval/contract/answers/masterData'));
const sendList = sender(() => import('@aval/contract/answers/startupLists'));
const sendPortfolio = sender(() => import('@aval/contract/answers/portfolios'));

export const dashboardStats = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: async ({ signal }) => (await sendFigures('getDashboardStats', { signal })).stats,
});

export const topRelevant = queryOptions({
  queryKey: ['startups', 'top-relevant'],
  queryFn: async ({ signal }) => (await sendList('listTopRelevant', { signal })).startups,
});

export const myStartups = queryOptions({
  queryKey: ['startups', 'mine-full'],
  queryFn: async ({ signal }) => (await sendList('listMineFull', { signal })).startups,
});

export const myPortfolios = queryOptions({
  queryKey: ['portfolios', 'mine'],
  queryFn: async ({ signal }) => (await sendPortfolio('listPortfolios', { signal })).portfolios,
});
