import { type FactName, factNames } from '../facts/factNames.ts';
import { metricIds, type NumericMetricId } from '../metricIds.ts';

/** Steps of the calculation that are not metrics. */
export const stepIds = [
  'age',
  'annual_revenue',
  'organisation',
  'is_grown',
  'ties',
  'bond',
  'connectivity',
  'weaker_skill',
  'skill_balance',
  'headcount_ratio',
  'served_segment',
  'segment_reach',
  'competitors',
  'competitive_pressure',
  'clearance',
  'protection',
  'materiality',
  'stated_growth',
  'growth_owed',
  'growth_points_general',
  'growth_points_corporate',
  'growth_points_educational',
  'rule_of_40',
  'segment_share_needed',
  'ltv_cac',
  'runway_counted',
  'burn_for_stage',
  'value_over_price',
  'corporate_health',
  'educational_health',
] as const;

export type StepId = (typeof stepIds)[number];
/** Anything that a part or a rule can read: a fact, a step or a metric. */
export type SourceId = FactName | StepId | NumericMetricId;

export const sourceIds: readonly SourceId[] = [
  ...factNames,
  ...stepIds,
  ...metricIds.filter((id) => id !== 'IE_investability_level'),
];

/** Index of each source in a sheet. */
export const slotOf = Object.fromEntries(sourceIds.map((id, slot) => [id, slot])) as Readonly<Record<SourceId, number>>;
