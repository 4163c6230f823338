import { metricIds, type NumericMetricId, recommendationGroups } from '@aval/metrics';
import * as z from 'zod/mini';

import { capSchema } from './cap.ts';
import { levelSchema, rangeSchema } from './level.ts';
import { rowId, timestamp } from './primitives.ts';

const isNumeric = (id: (typeof metricIds)[number]): id is NumericMetricId => id !== 'IE_investability_level';
const metric = z.exactOptional(z.nullable(z.number()));
const metricShape = Object.fromEntries(metricIds.filter(isNumeric).map((id) => [id, metric])) as Record<
  NumericMetricId,
  typeof metric
>;
const texts = z.array(z.string());

const clampedSchema = z.object({ field: z.string(), value: z.number(), used: z.number() });

/** Stated share of what a lens itself asks about, and its scores: null where less than half of one is known. */
const lensSchema = z.object({
  coverage: z.number(),
  scores: z.record(
    z.string(),
    z.object({ value: z.nullable(z.number()), own: z.number(), range: z.nullable(rangeSchema) }),
  ),
});

const localized = z.object({ en: z.string(), es: z.string() });

/** Who, why and proof are absent in lines that name no single change, and in calculations stored before the playbook. */
export const recommendationSchema = z.object({
  rule: z.string(),
  group: z.enum(recommendationGroups),
  metric: z.enum(metricIds),
  gain: z.nullable(z.number()),
  text: localized,
  is_duty: z.exactOptional(z.boolean()),
  who: z.exactOptional(localized),
  why: z.exactOptional(localized),
  proof: z.exactOptional(localized),
});

/** The texts of the recommendations by group, in the caller's language. */
const recommendationTextsSchema = z.object({
  general: texts,
  value_proposition: texts,
  financial: texts,
  market: texts,
  team: texts,
});

const shared = {
  id: rowId,
  calculation_date: timestamp,
  IE_investability_level: levelSchema,
  ...metricShape,
};

/**
 * A dated evaluation of a startup. A metric is null when unknown and absent when the caller's lens excludes it.
 */
export const calculationSchema = z
  .object({
    ...shared,
    startup_id: rowId,
    IE_recommendations: recommendationTextsSchema,
    model_version: z.string(),
    coverage: z.number(),
    /** Share of the score for which somebody other than the startup vouches; null where it was not worked out. */
    evidenced: z.nullable(z.number()),
    range: z.nullable(rangeSchema),
    estimated: z.array(z.string()),
    clamped: z.array(clampedSchema),
    /** The proposal whose accepted facts led to it; absent for other causes, and where one calculation is read. */
    proposal: z.exactOptional(
      z.object({
        id: rowId,
        created_at: timestamp,
        fields: z.array(z.string()),
        /** Accepted by the setting, without a review. */
        is_automatic: z.boolean(),
      }),
    ),
    caps: z.array(capSchema),
    /** Inputs that were too old to count. */
    expired: z.array(z.string()),
    /** Those that the caller sees; null for calculations older than model 2.0.0. */
    lenses: z.nullable(z.object({ corporate: z.exactOptional(lensSchema), educational: z.exactOptional(lensSchema) })),
    recommendations: z.array(recommendationSchema),
    inputs: z.optional(z.record(z.string(), z.unknown())),
    /** Later calculations with an equal result, newest first; absent if there are none. */
    repeats: z.optional(z.array(z.object({ id: rowId, calculation_date: timestamp }))),
  })
  .register(z.globalRegistry, { id: 'Calculation' });
export type CalculationRecord = z.output<typeof calculationSchema>;

const quartilesSchema = z.object({ first: z.number(), median: z.number(), third: z.number() });

/** The number of startups that have a figure, and its quartiles; null when they are fewer than five. */
const industryFigureSchema = z.object({ n: z.number(), quartiles: z.nullable(quartilesSchema) });

/**
 * The dated figures of an industry over its public startups. A metric is their median: null when fewer than five have
 * it, and absent when the caller's lens excludes it. Startups with open severe contradictions are left out and counted.
 */
export const industryCalculationSchema = z
  .object({
    ...shared,
    industry_id: rowId,
    /** Startups that went into the figures. */
    startups_count: z.number(),
    /** Public startups left out because their figures contradict each other and nobody has said why. */
    left_out: z.number(),
    /** By metric, and `LTV_CAC` for the ratio of two of them. */
    figures: z.record(z.string(), industryFigureSchema),
    model_version: z.string(),
    /** Median of the stated shares, 0-1; null when fewer than five have one. */
    coverage: z.nullable(z.number()),
    /** Median of the evidenced shares, 0-1; null when fewer than five have one. */
    evidenced: z.nullable(z.number()),
  })
  .register(z.globalRegistry, { id: 'IndustryCalculation' });
export type IndustryCalculation = z.output<typeof industryCalculationSchema>;
