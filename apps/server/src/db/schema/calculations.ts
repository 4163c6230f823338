import {
  type ClampedInput,
  type LensEvaluation,
  type Level,
  metricIds,
  type NumericMetricId,
  type Recommendation,
  type ScoreCap,
  type StartupFacts,
} from '@aval/metrics';
import { bigint, doublePrecision, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { at } from './columns.ts';
import { startups } from './startups.ts';

/** Every numeric metric in registry order: the columns of a calculation. */
export const numericMetricIds = metricIds.filter((id): id is NumericMetricId => id !== 'IE_investability_level');

const metricColumn = () => doublePrecision();
const metricColumns = () =>
  Object.fromEntries(numericMetricIds.map((id) => [id, metricColumn()])) as Record<
    NumericMetricId,
    ReturnType<typeof metricColumn>
  >;

/** Stored evaluations. Append-only; a new model version adds new rows. */
export const calculations = pgTable(
  'calculations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    startup_id: integer()
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    /** Whole seconds, at most one calculation a second, because the date is part of a calculation's URL. */
    calculation_date: at().notNull(),
    model_version: text().notNull(),
    ...metricColumns(),
    IE_investability_level: text().$type<Level>().notNull(),
    coverage: doublePrecision().notNull(),
    /** Null for calculations older than this column. */
    evidenced: doublePrecision(),
    range_low: doublePrecision(),
    range_high: doublePrecision(),
    /** The low end of the range; null without a score and while an open severe contradiction keeps it out of the order. */
    relevance: doublePrecision(),
    estimated: text().array().notNull(),
    clamped: jsonb('warnings').$type<ClampedInput[]>().notNull(),
    /** The limits that hold the score down; null, as the next two, for calculations older than this column. */
    caps: jsonb().$type<ScoreCap[]>(),
    /** Stated inputs that were too old to count. */
    expired: jsonb().$type<string[]>(),
    lenses: jsonb().$type<Record<'corporate' | 'educational', LensEvaluation>>(),
    recommendations: jsonb().$type<Recommendation[]>().notNull(),
    inputs: jsonb().$type<StartupFacts>().notNull(),
    /** Identifies repeated results; null for rows older than this column. */
    fingerprint: text(),
  },
  (table) => [uniqueIndex('calculations_startup_date').on(table.startup_id, table.calculation_date)],
);
