import * as z from 'zod/mini';

import { calculationSchema, industryCalculationSchema } from '../../schemas/calculation.ts';
import { portfolioSchema } from '../../schemas/portfolio.ts';
import { startupListItemSchema } from '../../schemas/startupListItem.ts';
import { answer, messageAnswer } from '../answer.ts';

// Calculations of startups, industries and portfolios.

/** A startup of a portfolio with its newest calculation merged in. */
const comparedStartupSchema = z.looseObject({
  ...startupListItemSchema.shape,
  calculations: z.optional(z.array(calculationSchema)),
});
export type ComparedStartup = z.output<typeof comparedStartupSchema>;

export const evaluateStartup = answer({
  calculation: calculationSchema,
  message: z.string(),
  missing: z.array(z.string()),
  /** Whether nothing changed: then `calculation` is the one that was there. */
  unchanged: z.optional(z.boolean()),
});
export const getPercentiles = answer({
  n: z.number(),
  too_few: z.boolean(),
  metrics: z.record(z.string(), z.number()),
  /** How many of the `n` each metric stands among: those that have it. */
  peers: z.optional(z.record(z.string(), z.number())),
});
export const listCalculations = answer({ calculations: z.array(calculationSchema) });
export const getCalculation = answer({ calculation: calculationSchema });
export const deleteCalculation = messageAnswer;
export const listIndustryCalculations = answer({ calculations: z.array(industryCalculationSchema) });
export const comparePortfolio = answer({ portfolio: portfolioSchema, startups: z.array(comparedStartupSchema) });
