import * as z from 'zod/mini';

import { dashboardStatsSchema, labelledRowSchema, namedRowSchema } from '../../schemas/masterData.ts';
import { answer } from '../answer.ts';

// The dashboard’s figures and the lists of choices.

const named = z.array(namedRowSchema);
const labelled = z.array(labelledRowSchema);

export const getDashboardStats = answer({ stats: dashboardStatsSchema });
export const listIndustries = answer({ industries: named });
export const listStages = answer({ stages: named });
export const listBusinessModels = answer({ businessModels: named });
export const listFinancingTypes = answer({ financingTypes: labelled });
export const listMarketSizes = answer({ marketSizes: labelled });
