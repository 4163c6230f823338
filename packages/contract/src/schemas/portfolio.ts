import * as z from 'zod/mini';

import { optionalText, requiredText, rowId, timestamp } from './primitives.ts';

export const portfolioSchema = z
  .object({
    id: rowId,
    name: z.string(),
    description: z.nullable(z.string()),
    startups_count: z.number(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .register(z.globalRegistry, { id: 'Portfolio' });
export type Portfolio = z.output<typeof portfolioSchema>;

export const portfolioNameLength = 100;
export const portfolioDescriptionLength = 500;

/** What a person says of a portfolio of theirs. */
export const savePortfolioSchema = z.strictObject({
  name: requiredText({ en: 'Name', es: 'Nombre' }, portfolioNameLength),
  description: optionalText({ en: 'Description', es: 'Descripción' }, portfolioDescriptionLength),
});
