import * as z from 'zod/mini';

import { message } from '../messages.ts';
import { routes } from '../routes.ts';
import { editPrecondition, judged, pathId } from '../schemas/primitives.ts';
import { savePortfolioSchema } from '../schemas/sentPortfolio.ts';
import type { Endpoint } from './Endpoint.ts';
import * as calculations from './responses/calculations.ts';
import * as portfolios from './responses/portfolios.ts';

const byId = z.object({ id: pathId });
const entry = z.object({
  id: pathId,
  startupId: judged<number | string>(
    (value) => (pathId.safeParse(value).success ? null : message('invalidStartupId')),
    { type: 'integer' },
    (value) => (pathId.safeParse(value).success ? Number(value) : value),
  ),
});

/** The caller's portfolios. */
export const portfolioEndpoints = {
  listPortfolios: {
    ...routes.listPortfolios,
    summary: 'The caller’s portfolios',
    response: portfolios.listPortfolios,
  },
  createPortfolio: {
    ...routes.createPortfolio,
    summary: 'Create a portfolio',
    body: savePortfolioSchema,
    response: portfolios.createPortfolio,
    errors: ['NAME_TAKEN'],
  },
  getPortfolio: {
    ...routes.getPortfolio,
    summary: 'Get a portfolio with its startups',
    params: byId,
    response: portfolios.getPortfolio,
    errors: ['NOT_FOUND'],
  },
  updatePortfolio: {
    ...routes.updatePortfolio,
    summary: 'Rename or describe a portfolio',
    params: byId,
    headers: z.object(editPrecondition),
    body: savePortfolioSchema,
    response: portfolios.updatePortfolio,
    errors: ['NOT_FOUND', 'STALE', 'NAME_TAKEN'],
  },
  deletePortfolio: {
    ...routes.deletePortfolio,
    summary: 'Delete a portfolio; its startups stay',
    params: byId,
    response: portfolios.deletePortfolio,
    errors: ['NOT_FOUND'],
  },
  addToPortfolio: {
    ...routes.addToPortfolio,
    summary: 'Add a startup to a portfolio',
    params: entry,
    response: portfolios.addToPortfolio,
    errors: ['NOT_FOUND', 'ALREADY_IN_PORTFOLIO', 'CONFLICT'],
  },
  removeFromPortfolio: {
    ...routes.removeFromPortfolio,
    summary: 'Remove a startup from a portfolio',
    params: entry,
    response: portfolios.removeFromPortfolio,
    errors: ['NOT_FOUND'],
  },
  comparePortfolio: {
    ...routes.comparePortfolio,
    summary: 'The startups of a portfolio merged with their newest calculations',
    params: byId,
    query: z.object({ calculations: z.optional(z.enum(['0', '1'])) }),
    response: calculations.comparePortfolio,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
