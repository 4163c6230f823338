import * as z from 'zod/mini';

import { routes } from '../routes.ts';
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
    ...routes.getDashboardStats,
    summary: 'What the caller owns, follows and keeps',
    answer: answer({ stats: dashboardStatsSchema }),
  },
  listTopRelevant: {
    ...routes.listTopRelevant,
    summary: 'The ten evaluated startups with the highest score, each with its last six scores',
    answer: answer({ startups: z.array(relevantStartupSchema) }),
  },
  listIndustries: {
    ...routes.listIndustries,
    summary: 'The industries',
    answer: answer({ industries: named }),
  },
  listStages: {
    ...routes.listStages,
    summary: 'The stages',
    answer: answer({ stages: named }),
  },
  listBusinessModels: {
    ...routes.listBusinessModels,
    summary: 'The business models',
    answer: answer({ businessModels: named }),
  },
  listFinancingTypes: {
    ...routes.listFinancingTypes,
    summary: 'The financing types',
    answer: answer({ financingTypes: labelled }),
  },
  listMarketSizes: {
    ...routes.listMarketSizes,
    summary: 'The classes of market size',
    answer: answer({ marketSizes: labelled }),
  },
} as const satisfies Record<string, Call>;
