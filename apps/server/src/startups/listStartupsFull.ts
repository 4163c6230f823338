import type { Verb } from '../http/Verb.ts';
import { itemBatches } from './itemBatches.ts';
import { listTag } from './listTag.ts';
import { itemColumns } from './readItems.ts';

export const listStartupsFull: Verb<'listStartupsFull'> = async ({ ctx }) => ({
  list: 'startups',
  tag: () => listTag(ctx.db, ctx.caller),
  batches: itemBatches(ctx.db, ctx.caller, { columns: itemColumns(ctx.caller) }),
});
