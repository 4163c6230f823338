import * as z from 'zod/mini';

import { message } from '../messages.ts';
import { routes } from '../routes.ts';
import { calculationSchema } from '../schemas/calculation.ts';
import { portfolioSchema, savePortfolioSchema } from '../schemas/portfolio.ts';
import { judged, pathId, rowId } from '../schemas/primitives.ts';
import { startupListItemSchema } from '../schemas/startup.ts';
import { answer, type Call, messageAnswer } from './Call.ts';

const byId = z.object({ id: pathId });
const entry = z.object({
  id: pathId,
  startupId: judged<number | string>(
    (value) => (pathId.safeParse(value).success ? null : message('invalidStartupId')),
    { type: 'integer' },
    (value) => (pathId.safeParse(value).success ? Number(value) : value),
  ),
});
const saved = answer({ portfolio: portfolioSchema, message: z.string() });

/** A startup of a portfolio with its newest calculation merged in. */
export const comparedStartupSchema = z.looseObject({
  ...startupListItemSchema.shape,
  calculations: z.optional(z.array(calculationSchema)),
});
export type ComparedStartup = z.output<typeof comparedStartupSchema>;

/** One's own portfolios. */
export const portfolioCalls = {
  listPortfolios: {
    ...routes.listPortfolios,
    summary: 'The portfolios of the caller',
    answer: answer({ portfolios: z.array(portfolioSchema) }),
  },
  createPortfolio: {
    ...routes.createPortfolio,
    summary: 'Make a portfolio',
    body: savePortfolioSchema,
    answer: answer({ id: rowId, portfolio: portfolioSchema, message: z.string() }),
    errors: ['NAME_TAKEN'],
  },
  getPortfolio: {
    ...routes.getPortfolio,
    summary: 'One portfolio with its startups',
    params: byId,
    answer: answer({ portfolio: portfolioSchema, startups: z.array(startupListItemSchema) }),
    errors: ['NOT_FOUND'],
  },
  updatePortfolio: {
    ...routes.updatePortfolio,
    summary: 'Rename or describe a portfolio',
    params: byId,
    body: savePortfolioSchema,
    answer: saved,
    errors: ['NOT_FOUND', 'NAME_TAKEN'],
  },
  deletePortfolio: {
    ...routes.deletePortfolio,
    summary: 'Delete a portfolio; its startups stay',
    params: byId,
    answer: messageAnswer,
    errors: ['NOT_FOUND'],
  },
  addToPortfolio: {
    ...routes.addToPortfolio,
    summary: 'Put a startup into a portfolio',
    params: entry,
    answer: saved,
    errors: ['NOT_FOUND', 'ALREADY_IN_PORTFOLIO'],
  },
  removeFromPortfolio: {
    ...routes.removeFromPortfolio,
    summary: 'Take a startup out of a portfolio',
    params: entry,
    answer: saved,
    errors: ['NOT_FOUND'],
  },
  comparePortfolio: {
    ...routes.comparePortfolio,
    summary: 'The startups of a portfolio with their newest calculations merged in',
    params: byId,
    query: z.object({ calculations: z.optional(z.enum(['0', '1'])) }),
    answer: answer({ portfolio: portfolioSchema, startups: z.array(comparedStartupSchema) }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Call>;
