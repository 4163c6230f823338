import { sql } from 'drizzle-orm';

import type { Handler } from '../http/Handler.ts';
import { readPortfolios } from './readPortfolios.ts';

export const listPortfolios: Handler<'listPortfolios'> = async ({ ctx }) => ({
  portfolios: await readPortfolios(ctx.db, ctx.caller, sql`p.user_id = ${ctx.caller.id}`),
});
