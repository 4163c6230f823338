import * as z from 'zod/mini';

import { message } from '../messages.ts';
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
    method: 'GET',
    path: '/api/portfolios/mine',
    who: 'user',
    summary: 'The portfolios of the caller',
    answer: answer({ portfolios: z.array(portfolioSchema) }),
    status: 200,
  },
  createPortfolio: {
    method: 'POST',
    path: '/api/portfolios',
    who: 'user',
    summary: 'Make a portfolio',
    body: savePortfolioSchema,
    answer: answer({ id: rowId, portfolio: portfolioSchema, message: z.string() }),
    status: 201,
    errors: ['NAME_TAKEN'],
  },
  getPortfolio: {
    method: 'GET',
    path: '/api/portfolios/{id}',
    who: 'self',
    summary: 'One portfolio with its startups',
    params: byId,
    answer: answer({ portfolio: portfolioSchema, startups: z.array(startupListItemSchema) }),
    status: 200,
    errors: ['NOT_FOUND'],
  },
  updatePortfolio: {
    method: 'PUT',
    path: '/api/portfolios/{id}',
    who: 'self',
    summary: 'Rename or describe a portfolio',
    params: byId,
    body: savePortfolioSchema,
    answer: saved,
    status: 200,
    errors: ['NOT_FOUND', 'NAME_TAKEN'],
  },
  deletePortfolio: {
    method: 'DELETE',
    path: '/api/portfolios/{id}',
    who: 'self',
    summary: 'Delete a portfolio; its startups stay',
    params: byId,
    answer: messageAnswer,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  addToPortfolio: {
    method: 'POST',
    path: '/api/portfolios/{id}/startups/{startupId}',
    who: 'self',
    summary: 'Put a startup into a portfolio',
    params: entry,
    answer: saved,
    status: 201,
    errors: ['NOT_FOUND', 'ALREADY_IN_PORTFOLIO'],
  },
  removeFromPortfolio: {
    method: 'DELETE',
    path: '/api/portfolios/{id}/startups/{startupId}',
    who: 'self',
    summary: 'Take a startup out of a portfolio',
    params: entry,
    answer: saved,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  comparePortfolio: {
    method: 'GET',
    path: '/api/portfolios/{id}/compare',
    who: 'self',
    summary: 'The startups of a portfolio with their newest calculations merged in',
    params: byId,
    query: z.object({ calculations: z.optional(z.enum(['0', '1'])) }),
    answer: answer({ portfolio: portfolioSchema, startups: z.array(comparedStartupSchema) }),
    status: 200,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Call>;
