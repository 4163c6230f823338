import type { Locale } from '@aval/contract';

import type { Context } from '../http/Context.ts';
import type { LoadedMasterData } from '../services/LoadedMasterData.ts';

/**
 * The handler of a list that changes only with a version of the product: it returns the same object per language
 * for as long as the server runs.
 */
function fixedList<List extends object>(make: (masterData: LoadedMasterData, locale: Locale) => List) {
  const cache = new WeakMap<LoadedMasterData, Map<Locale, List>>();
  return async ({ ctx: { masterData, locale } }: { ctx: Pick<Context, 'masterData' | 'locale'> }): Promise<List> => {
    const lists = cache.get(masterData) ?? new Map<Locale, List>();
    cache.set(masterData, lists);
    const list = lists.get(locale) ?? make(masterData, locale);
    lists.set(locale, list);
    return list;
  };
}

const labelled = (rows: { id: number; name: string }[]) => rows.map(({ id, name }) => ({ id, label: name, name }));

export const listIndustries = fixedList((masterData, locale) => ({
  industries: masterData.list('industries', locale),
}));

export const listStages = fixedList((masterData, locale) => ({ stages: masterData.list('stages', locale) }));

export const listBusinessModels = fixedList((masterData, locale) => ({
  businessModels: masterData.list('businessModels', locale),
}));

export const listFinancingTypes = fixedList((masterData, locale) => ({
  financingTypes: labelled(masterData.list('financingTypes', locale)),
}));

export const listMarketSizes = fixedList((masterData, locale) => ({
  marketSizes: labelled(masterData.list('marketSizes', locale)),
}));
