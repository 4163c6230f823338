import * as z from 'zod/mini';

import { dashboardStatsSchema, labelledRowSchema, namedRowSchema } from '../../schemas/masterData.ts';
import { response } from '../response.ts';

// The dashboard’s figures and the lists of choices.

const named = z.array(namedRowSchema);
const labelled = z.array(labelledRowSchema);

export const getDashboardStats = response({ stats: dashboardStatsSchema });
export const listIndustries = response({ industries: named });
export const listStages = response({ stages: named });
export const listBusinessModels = response({ businessModels: named });
export const listFinancingTypes = response({ financingTypes: labelled });
export const listMarketSizes = response({ marketSizes: labelled });
