import type { Lookup, MasterDataLists } from '@aval/contract';
import { lookupFailures } from '@aval/forms';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { ApiError, isUnreadable, messageOf } from './ApiError.ts';
import type { LoggedAs } from './logFailure.ts';
import { sendMasterData } from './senders.ts';

const fetchLookup: { [Name in Lookup]: (signal: AbortSignal) => Promise<MasterDataLists[Name]> } = {
  industries: async (signal) => (await sendMasterData('listIndustries', { signal })).industries,
  stages: async (signal) => (await sendMasterData('listStages', { signal })).stages,
  businessModels: async (signal) => (await sendMasterData('listBusinessModels', { signal })).businessModels,
  marketSizes: async (signal) => (await sendMasterData('listMarketSizes', { signal })).marketSizes,
  financingTypes: async (signal) => (await sendMasterData('listFinancingTypes', { signal })).financingTypes,
};

/** The console message for a list that fails to load, in addition to the message on the screen. */
const loggedAs = {
  industries: { failed: 'Error loading industries', unreadable: 'Error in industries response' },
  stages: { failed: 'Error loading stages', unreadable: 'Error in stages response' },
  businessModels: { failed: 'Error loading business models', unreadable: 'Error in business models response' },
  marketSizes: { failed: 'Error loading market sizes', unreadable: 'Error in market sizes response' },
  financingTypes: { failed: 'Error loading financing types', unreadable: 'Error in financing types response' },
} satisfies Record<Lookup, LoggedAs>;

const allLoggedAs: LoggedAs = { failed: 'Failed to load master data', unreadable: 'Error in master data response' };

/**
 * Why a list failed to load: the server's message, or that the response cannot be read; null when there is nothing to
 * add.
 */
function reasonOf(error: unknown): string | null {
  return isUnreadable(error) ? i18n._(msg`Error in master data response`) : messageOf(error, '') || null;
}

/** Which list failed to load, and why. */
export function lookupFailure(name: Lookup, error: unknown): string {
  return [i18n._(lookupFailures[name]), reasonOf(error)].filter(Boolean).join('. ');
}

/** A failure to load one of the lists of `allLookups`. */
export class LookupError extends ApiError {
  readonly lookup: Lookup;

  constructor(lookup: Lookup, cause: ApiError) {
    super(cause);
    this.lookup = lookup;
  }
}

/**
 * The rows of one list, for forms that add the list's name to the message themselves.
 *
 * @throws Error whose message is only the reason.
 */
export async function loadLookup<Name extends Lookup>(client: QueryClient, name: Name): Promise<MasterDataLists[Name]> {
  try {
    return await client.fetchQuery(lookup(name));
  } catch (error) {
    throw new Error(reasonOf(error) ?? '', { cause: error });
  }
}

/** One list of choices, in the current language. */
export function lookup<Name extends Lookup>(name: Name) {
  return queryOptions({
    queryKey: ['master-data', name, i18n.locale],
    queryFn: ({ signal }) => fetchLookup[name](signal),
    staleTime: 300_000,
    meta: { loggedAs: loggedAs[name] },
  });
}

async function fetchNamed<Name extends Lookup>(name: Name, signal: AbortSignal): Promise<MasterDataLists[Name]> {
  try {
    return await fetchLookup[name](signal);
  } catch (error) {
    throw error instanceof ApiError ? new LookupError(name, error) : error;
  }
}

/** All lists together, for screens that show a whole startup. */
export const allLookups = () =>
  queryOptions({
    queryKey: ['master-data', 'all', i18n.locale],
    queryFn: async ({ signal }): Promise<MasterDataLists> => {
      const [industries, stages, businessModels, marketSizes, financingTypes] = await Promise.all([
        fetchNamed('industries', signal),
        fetchNamed('stages', signal),
        fetchNamed('businessModels', signal),
        fetchNamed('marketSizes', signal),
        fetchNamed('financingTypes', signal),
      ]);
      return { industries, stages, businessModels, marketSizes, financingTypes };
    },
    staleTime: 300_000,
    meta: { loggedAs: allLoggedAs },
  });
