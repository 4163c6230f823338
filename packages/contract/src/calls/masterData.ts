import * as z from 'zod/mini';

import { dashboardStatsSchema, labelledRowSchema, namedRowSchema } from '../schemas/masterData.ts';
import { startupListItemSchema } from '../schemas/startup.ts';
import { answer, type Call } from './Call.ts';

const named = z.array(namedRowSchema);
const labelled = z.array(labelledRowSchema);

/** A startup with its last scores, oldest first. */
export const relevantStartupSchema = z.extend(startupListItemSchema, {
  recent_scores: z.array(z.object({ date: z.string(), score: z.number() })),
});
export type RelevantStartup = z.output<typeof relevantStartupSchema>;

/** The dashboard and the lists of choices. */
export const masterDataCalls = {
  getDashboardStats: {
    method: 'GET',
    path: '/api/dashboard/stats',
    who: 'user',
    summary: 'What the caller owns, follows and keeps',
    answer: answer({ stats: dashboardStatsSchema }),
    status: 200,
  },
  listTopRelevant: {
    method: 'GET',
    path: '/api/startups/top-relevant',
    who: 'user',
    summary: 'The ten evaluated startups with the highest score, each with its last six scores',
    answer: answer({ startups: z.array(relevantStartupSchema) }),
    status: 200,
  },
  listIndustries: {
    method: 'GET',
    path: '/api/startups/industries',
    who: 'user',
    summary: 'The industries',
    answer: answer({ industries: named }),
    status: 200,
  },
  listStages: {
    method: 'GET',
    path: '/api/startups/stages',
    who: 'user',
    summary: 'The stages',
    answer: answer({ stages: named }),
    status: 200,
  },
  listBusinessModels: {
    method: 'GET',
    path: '/api/startups/business-models',
    who: 'user',
    summary: 'The business models',
    answer: answer({ businessModels: named }),
    status: 200,
  },
  listFinancingTypes: {
    method: 'GET',
    path: '/api/startups/financing-types',
    who: 'user',
    summary: 'The financing types',
    answer: answer({ financingTypes: labelled }),
    status: 200,
  },
  listMarketSizes: {
    method: 'GET',
    path: '/api/startups/market-sizes',
    who: 'user',
    summary: 'The classes of market size',
    answer: answer({ marketSizes: labelled }),
    status: 200,
  },
} as const satisfies Record<string, Call>;
