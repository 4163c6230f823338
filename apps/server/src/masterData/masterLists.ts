import type { Locale } from '@aval/contract';

import type { Context } from '../http/Context.ts';
import type { LoadedMasterData } from '../services/LoadedMasterData.ts';

/**
 * The handler of a list that changes only with a version of the product: it returns the same object per language
 * for as long as the server runs.
 */
function fixedList<Answer extends object>(make: (masterData: LoadedMasterData, locale: Locale) => Answer) {
  const made = new WeakMap<LoadedMasterData, Map<Locale, Answer>>();
  return async ({ ctx: { masterData, locale } }: { ctx: Pick<Context, 'masterData' | 'locale'> }): Promise<Answer> => {
    const answers = made.get(masterData) ?? new Map<Locale, Answer>();
    made.set(masterData, answers);
    const answer = answers.get(locale) ?? make(masterData, locale);
    answers.set(locale, answer);
    return answer;
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
