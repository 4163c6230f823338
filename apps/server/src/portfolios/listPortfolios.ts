import { sql } from 'drizzle-orm';

import type { Verb } from '../http/Verb.ts';
import { readPortfolios } from './readPortfolios.ts';

export const listPortfolios: Verb<'listPortfolios'> = async ({ ctx }) => ({
  portfolios: await readPortfolios(ctx.db, ctx.caller, sql`p.user_id = ${ctx.caller.id}`),
});
