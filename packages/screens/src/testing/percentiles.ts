import type { EndpointResponse } from '@aval/contract';

type Percentiles = EndpointResponse<'getPercentiles'>;

/** Percentiles among 24 other startups. */
export const percentiles: Percentiles = {
  success: true,
  n: 24,
  too_few: false,
  metrics: { IE_investability_score: 72.9, FEM_burn_rate: 35.4, FEM_cash_runway: 60.4 },
};

/** Too few startups to compare with. */
export const tooFew: Percentiles = { ...percentiles, n: 3, too_few: true, metrics: {} };
