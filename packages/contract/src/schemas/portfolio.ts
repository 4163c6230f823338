import * as z from 'zod/mini';

import { rowId, timestamp } from './primitives.ts';

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
