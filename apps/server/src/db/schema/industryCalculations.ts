import { doublePrecision, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { metricColumns } from './calculations.ts';
import { at, id } from './columns.ts';
import { industries } from './masterData.ts';

/**
 * The means of an industry at its dates. They are derived from the calculations of the startups that are public now,
 * and made again when those are others.
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
    /** Which public startups there were when it was made. */
    members: text().notNull(),
    model_version: text().notNull(),
    ...metricColumns(),
    coverage: doublePrecision(),
  },
  (table) => [uniqueIndex('industry_calculations_date').on(table.industry_id, table.calculation_date)],
);
