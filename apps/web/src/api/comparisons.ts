import { queryOptions } from '@tanstack/react-query';

import { sender } from './send.ts';

const send = sender(() => import('@aval/contract/answers/calculations'));

/** A portfolio with its startups and all their calculations. */
export const portfolioComparison = (id: number) =>
  queryOptions({
    queryKey: ['portfolios', id, 'compare'],
    queryFn: ({ signal }) => send('comparePortfolio', { params: { id }, query: { calculations: '1' }, signal }),
  });

export const industryCalculationsOf = (id: number) =>
  queryOptions({
    queryKey: ['industries', id, 'calculations'],
    queryFn: async ({ signal }) => (await send('listIndustryCalculations', { params: { id }, signal })).calculations,
  });
