import type { Verb } from '../http/Verb.ts';
import { itemBatches } from './itemBatches.ts';
import { listTag } from './listTag.ts';

export const listStartupsFull: Verb<'listStartupsFull'> = async ({ ctx }) => ({
  list: 'startups',
  tag: () => listTag(ctx.db, ctx.caller),
  batches: itemBatches(ctx.db, ctx.caller),
});
