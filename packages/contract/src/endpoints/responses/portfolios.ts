import * as z from 'zod/mini';

import { portfolioSchema } from '../../schemas/portfolio.ts';
import { rowId } from '../../schemas/primitives.ts';
import { startupListItemSchema } from '../../schemas/startupListItem.ts';
import { response, messageResponse } from '../response.ts';

// The caller's portfolios.

const saved = response({ portfolio: portfolioSchema, message: z.string() });

export const listPortfolios = response({ portfolios: z.array(portfolioSchema) });
export const createPortfolio = response({ id: rowId, portfolio: portfolioSchema, message: z.string() });
export const getPortfolio = response({ portfolio: portfolioSchema, startups: z.array(startupListItemSchema) });
export const updatePortfolio = saved;
export const deletePortfolio = messageResponse;
export const addToPortfolio = saved;
export const removeFromPortfolio = saved;
