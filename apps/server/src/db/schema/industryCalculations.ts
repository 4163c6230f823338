import type { IndustryFigure } from '@aval/metrics';
import { doublePrecision, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { at, id } from './columns.ts';
import { industries } from './masterData.ts';

/**
 * The dated figures of an industry, derived from the calculations of the startups that are public now, and recomputed
 * when those change.
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
    /** Public startups that are left out because their figures contradict each other. */
    left_out: integer().notNull(),
    /** Fingerprint of the public startups and of what is left out. */
    members: text().notNull(),
    model_version: text().notNull(),
    figures: jsonb().$type<Record<string, IndustryFigure>>().notNull(),
    /** Medians; null when too few startups have one. */
    coverage: doublePrecision(),
    evidenced: doublePrecision(),
  },
  (table) => [uniqueIndex('industry_calculations_date').on(table.industry_id, table.calculation_date)],
);
