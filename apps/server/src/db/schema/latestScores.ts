import type { Level } from '@aval/metrics';
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { at } from './columns.ts';
import { startups } from './startups.ts';

/**
 * A summary of the latest calculation of each evaluated startup, for sorting and filtering lists. It is separate from
 * the startup because otherwise every evaluation would update all indexes of the startup.
 */
export const latestScores = pgTable(
  'latest_scores',
  {
    startup_id: integer()
      .primaryKey()
      .references(() => startups.id, { onDelete: 'cascade' }),
    score: doublePrecision(),
    level: text().$type<Level>().notNull(),
    coverage: doublePrecision().notNull(),
    /** Null for calculations older than this column. */
    evidenced: doublePrecision(),
    range_low: doublePrecision(),
    range_high: doublePrecision(),
    /** What 'most relevant' sorts by; null without a score and while figures contradict each other. */
    relevance: doublePrecision(),
    evaluated_at: at().notNull(),
    /** Of the calculation. */
    fingerprint: text(),
    /** When an evaluation last repeated the result and added no calculation. */
    checked_at: at(),
  },
  (table) => [
    index('latest_scores_score').on(table.score, table.startup_id),
    index('latest_scores_range_low').on(table.range_low, table.startup_id),
    index('latest_scores_relevance').on(table.relevance, table.startup_id),
    index('latest_scores_evidenced').on(table.evidenced, table.startup_id),
  ],
);
