import * as z from 'zod/mini';

import { calculationSchema, industryCalculationSchema } from '../../schemas/calculation.ts';
import { portfolioSchema } from '../../schemas/portfolio.ts';
import { startupListItemSchema } from '../../schemas/startupListItem.ts';
import { response, messageResponse } from '../response.ts';

// Calculations of startups, industries and portfolios.

/** A startup of a portfolio with its newest calculation merged in. */
const comparedStartupSchema = z.looseObject({
  ...startupListItemSchema.shape,
  calculations: z.optional(z.array(calculationSchema)),
});
export type ComparedStartup = z.output<typeof comparedStartupSchema>;

export const evaluateStartup = response({
  calculation: calculationSchema,
  message: z.string(),
  missing: z.array(z.string()),
  /** Whether nothing changed; `calculation` is then the existing one. */
  unchanged: z.optional(z.boolean()),
});
export const getPercentiles = response({
  n: z.number(),
  too_few: z.boolean(),
  metrics: z.record(z.string(), z.number()),
  /** For each metric, the number of the `n` startups that have it. */
  peers: z.optional(z.record(z.string(), z.number())),
});
export const listCalculations = response({ calculations: z.array(calculationSchema) });
export const getCalculation = response({ calculation: calculationSchema });
export const deleteCalculation = messageResponse;
export const listIndustryCalculations = response({ calculations: z.array(industryCalculationSchema) });
export const comparePortfolio = response({ portfolio: portfolioSchema, startups: z.array(comparedStartupSchema) });
