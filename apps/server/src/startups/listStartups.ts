import type { StreamedItem, Handler } from '../http/Handler.ts';
import { itemBatches } from './itemBatches.ts';
import { itemColumns } from './readItems.ts';

export const listStartups: Handler<'listStartups'> = async ({ ctx }) => {
  const { id, name, description, website_url, industry_id, stage_id, is_private } = itemColumns(ctx.caller);
  const columns = { id, name, description, website_url, industry_id, stage_id, is_private };
  return {
    list: 'startups',
    batches: itemBatches<StreamedItem<'listStartups'>>(ctx.db, ctx.caller, { columns }),
  };
};
