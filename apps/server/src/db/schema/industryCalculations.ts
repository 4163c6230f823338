import { doublePrecision, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { metricColumns } from './calculations.ts';
import { at, id } from './columns.ts';
import { industries } from './masterData.ts';

/**
 * The dated means of an industry, derived from the calculations of the startups that are public now,
 * and recomputed when those change.
 */
export const industryCalculations = pgTable(
  'industry_calculations',
  {
    id: id(),
    industry_id: integer()
      .notNull()
      .references(() => industries.id),
    calculation_date: at().notNull(),
    startups_count: integer().notNull(),
    /** The public startups it was computed from. */
    members: text().notNull(),
    model_version: text().notNull(),
    ...metricColumns(),
    coverage: doublePrecision(),
  },
  (table) => [uniqueIndex('industry_calculations_date').on(table.industry_id, table.calculation_date)],
);
