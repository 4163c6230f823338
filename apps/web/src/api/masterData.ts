import type { Lookup, MasterDataLists } from '@aval/contract';
import { i18n } from '@lingui/core';
import { queryOptions } from '@tanstack/react-query';

import type { LoggedAs } from './logFailure.ts';
import { sendMasterData } from './senders.ts';

const fetchLookup: { [Name in Lookup]: (signal: AbortSignal) => Promise<MasterDataLists[Name]> } = {
  industries: async (signal) => (await sendMasterData('listIndustries', { signal })).industries,
  stages: async (signal) => (await sendMasterData('listStages', { signal })).stages,
  businessModels: async (signal) => (await sendMasterData('listBusinessModels', { signal })).businessModels,
  marketSizes: async (signal) => (await sendMasterData('listMarketSizes', { signal })).marketSizes,
  financingTypes: async (signal) => (await sendMasterData('listFinancingTypes', { signal })).financingTypes,
};

/** What a list that does not come leaves in the console, beside what the screens say of it. */
const loggedAs = {
  industries: { failed: 'Error loading industries', unreadable: 'Error in industries response' },
  stages: { failed: 'Error loading stages', unreadable: 'Error in stages response' },
  businessModels: { failed: 'Error loading business models', unreadable: 'Error in business models response' },
  marketSizes: { failed: 'Error loading market sizes', unreadable: 'Error in market sizes response' },
  financingTypes: { failed: 'Error loading financing types', unreadable: 'Error in financing types response' },
} satisfies Record<Lookup, LoggedAs>;

const allLoggedAs: LoggedAs = { failed: 'Failed to load master data', unreadable: 'Error in master data response' };

/** One list of choices, in the language that is shown. */
export function lookup<Name extends Lookup>(name: Name) {
  return queryOptions({
    queryKey: ['master-data', name, i18n.locale],
    queryFn: ({ signal }) => fetchLookup[name](signal),
    staleTime: 300_000,
    meta: { loggedAs: loggedAs[name] },
  });
}

/** Every list at once, for screens that show a whole startup. */
export const allLookups = () =>
  queryOptions({
    queryKey: ['master-data', 'all', i18n.locale],
    queryFn: async ({ signal }): Promise<MasterDataLists> => {
      const [industries, stages, businessModels, marketSizes, financingTypes] = await Promise.all([
        fetchLookup.industries(signal),
        fetchLookup.stages(signal),
        fetchLookup.businessModels(signal),
        fetchLookup.marketSizes(signal),
        fetchLookup.financingTypes(signal),
      ]);
      return { industries, stages, businessModels, marketSizes, financingTypes };
    },
    staleTime: 300_000,
    meta: { loggedAs: allLoggedAs },
  });
