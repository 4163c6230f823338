import { routes } from '../routes.ts';
import type { Endpoint } from './Endpoint.ts';
import * as masterData from './responses/masterData.ts';
import * as startupLists from './responses/startupLists.ts';

/** The dashboard and the lists of choices. */
export const masterDataEndpoints = {
  getDashboardStats: {
    ...routes.getDashboardStats,
    summary: 'Numbers of startups that the caller owns and follows, and of portfolios',
    response: masterData.getDashboardStats,
  },
  listTopRelevant: {
    ...routes.listTopRelevant,
    summary:
      'The ten startups with the highest investability score, newer first on equal scores, each with its last six scores',
    response: startupLists.listTopRelevant,
  },
  listIndustries: {
    ...routes.listIndustries,
    summary: 'The industries',
    response: masterData.listIndustries,
  },
  listStages: {
    ...routes.listStages,
    summary: 'The stages',
    response: masterData.listStages,
  },
  listBusinessModels: {
    ...routes.listBusinessModels,
    summary: 'The business models',
    response: masterData.listBusinessModels,
  },
  listFinancingTypes: {
    ...routes.listFinancingTypes,
    summary: 'The financing types',
    response: masterData.listFinancingTypes,
  },
  listMarketSizes: {
    ...routes.listMarketSizes,
    summary: 'The classes of market size',
    response: masterData.listMarketSizes,
  },
} as const satisfies Record<string, Endpoint>;
