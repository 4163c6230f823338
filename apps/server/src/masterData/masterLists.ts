import type { Verb } from '../http/Verb.ts';

const labelled = (rows: { id: number; name: string }[]) => rows.map(({ id, name }) => ({ id, label: name, name }));

export const listIndustries: Verb<'listIndustries'> = async ({ ctx }) => ({
  industries: ctx.masterData.list('industries', ctx.locale),
});

export const listStages: Verb<'listStages'> = async ({ ctx }) => ({
  stages: ctx.masterData.list('stages', ctx.locale),
});

export const listBusinessModels: Verb<'listBusinessModels'> = async ({ ctx }) => ({
  businessModels: ctx.masterData.list('businessModels', ctx.locale),
});

export const listFinancingTypes: Verb<'listFinancingTypes'> = async ({ ctx }) => ({
  financingTypes: labelled(ctx.masterData.list('financingTypes', ctx.locale)),
});

export const listMarketSizes: Verb<'listMarketSizes'> = async ({ ctx }) => ({
  marketSizes: labelled(ctx.masterData.list('marketSizes', ctx.locale)),
});
