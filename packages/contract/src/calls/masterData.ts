import { routes } from '../routes.ts';
import * as masterData from './answers/masterData.ts';
import * as startupLists from './answers/startupLists.ts';
import type { Call } from './Call.ts';

/** The dashboard and the lists of choices. */
export const masterDataCalls = {
  getDashboardStats: {
    ...routes.getDashboardStats,
    summary: 'What the caller owns, follows and keeps',
    answer: masterData.getDashboardStats,
  },
  listTopRelevant: {
    ...routes.listTopRelevant,
    summary:
      'The ten evaluated startups with the highest investability score, the later created first where scores are equal, each with its last six scores',
    answer: startupLists.listTopRelevant,
  },
  listIndustries: {
    ...routes.listIndustries,
    summary: 'The industries',
    answer: masterData.listIndustries,
  },
  listStages: {
    ...routes.listStages,
    summary: 'The stages',
    answer: masterData.listStages,
  },
  listBusinessModels: {
    ...routes.listBusinessModels,
    summary: 'The business models',
    answer: masterData.listBusinessModels,
  },
  listFinancingTypes: {
    ...routes.listFinancingTypes,
    summary: 'The financing types',
    answer: masterData.listFinancingTypes,
  },
  listMarketSizes: {
    ...routes.listMarketSizes,
    summary: 'The classes of market size',
    answer: masterData.listMarketSizes,
  },
} as const satisfies Record<string, Call>;
