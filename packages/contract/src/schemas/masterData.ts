import * as z from 'zod/mini';

import { rowId } from './primitives.ts';

/** A choice with its name in the caller's language. */
export const namedRowSchema = z.object({ id: rowId, name: z.string() });
export type NamedRow = z.output<typeof namedRowSchema>;

/** A choice with a label; label and name are equal. */
export const labelledRowSchema = z.object({ id: rowId, label: z.string(), name: z.string() });
export type LabelledRow = z.output<typeof labelledRowSchema>;

/** The five lists of choices of a startup. */
export interface MasterDataLists {
  industries: readonly NamedRow[];
  stages: readonly NamedRow[];
  businessModels: readonly NamedRow[];
  marketSizes: readonly LabelledRow[];
  financingTypes: readonly LabelledRow[];
}

export const dashboardStatsSchema = z
  .object({
    ownedStartups: z.number(),
    followedStartups: z.number(),
    myPortfolios: z.number(),
    startupsInPortfolios: z.number(),
  })
  .register(z.globalRegistry, { id: 'DashboardStats' });
/** `startupsInPortfolios` counts distinct startups. */
export type DashboardStats = z.output<typeof dashboardStatsSchema>;
