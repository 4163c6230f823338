import * as z from 'zod/mini';

import { portfolioSchema } from '../../schemas/portfolio.ts';
import { rowId } from '../../schemas/primitives.ts';
import { startupListItemSchema } from '../../schemas/startupListItem.ts';
import { answer, messageAnswer } from '../answer.ts';

// One’s own portfolios.

const saved = answer({ portfolio: portfolioSchema, message: z.string() });

export const listPortfolios = answer({ portfolios: z.array(portfolioSchema) });
export const createPortfolio = answer({ id: rowId, portfolio: portfolioSchema, message: z.string() });
export const getPortfolio = answer({ portfolio: portfolioSchema, startups: z.array(startupListItemSchema) });
export const updatePortfolio = saved;
export const deletePortfolio = messageAnswer;
export const addToPortfolio = saved;
export const removeFromPortfolio = saved;
