import { sql } from 'drizzle-orm';

import type { Verb } from '../http/Verb.ts';
import { readItems } from './readItems.ts';
import { isFollowedBy, isOwnedBy } from './visibility.ts';

export const listMineFull: Verb<'listMineFull'> = async ({ ctx }) => ({
  startups: await readItems(ctx.db, ctx.caller, {
    where: sql`(${isOwnedBy(ctx.caller.id)} or ${isFollowedBy(ctx.caller.id)})`,
    orderBy: sql`f_unaccent(lower(s.name)), s.id`,
  }),
});
