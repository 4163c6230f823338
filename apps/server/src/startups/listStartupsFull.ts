import type { Handler } from '../http/Handler.ts';
import { itemBatches } from './itemBatches.ts';
import { listTag } from './listTag.ts';
import { itemColumns } from './readItems.ts';

export const listStartupsFull: Handler<'listStartupsFull'> = async ({ ctx }) => ({
  list: 'startups',
  tag: () => listTag(ctx.db, ctx.caller),
  batches: itemBatches(ctx.db, ctx.caller, { columns: itemColumns(ctx.caller) }),
});
