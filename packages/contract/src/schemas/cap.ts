import * as z from 'zod/mini';

/** A limit that holds the score down, at most 100; `uncapped` is the score without any limit. */
export const capSchema = z.object({
  reason: z.enum(['cash', 'cash_unknown', 'negative_equity']),
  most: z.number(),
  months: z.exactOptional(z.number()),
  uncapped: z.number(),
});
