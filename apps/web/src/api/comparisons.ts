import { queryOptions } from '@tanstack/react-query';

import { sendCalculation } from './senders.ts';

/** A portfolio with its startups and all their calculations. */
export const portfolioComparison = (id: number) =>
  queryOptions({
    queryKey: ['portfolios', id, 'compare'],
    queryFn: ({ signal }) =>
      sendCalculation('comparePortfolio', { params: { id }, query: { calculations: '1' }, signal }),
  });

export const industryCalculationsOf = (id: number) =>
  queryOptions({
    queryKey: ['industries', id, 'calculations'],
    queryFn: async ({ signal }) =>
      (await sendCalculation('listIndustryCalculations', { params: { id }, signal })).calculations,
  });
