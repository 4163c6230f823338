import { glossary } from '../glossary/glossary.ts';
import { areas } from '../investability.ts';
import { type MetricId, metricIds } from '../metricIds.ts';
import { WEAKEST_LINK } from '../model/constants.ts';
import { allNodes } from '../model/nodeTable.ts';
import type { Anchor, Axis } from '../model/scale.ts';
import type { SourceId } from '../model/sources.ts';
import type { Lens, Localized, MetricGroup } from '../types.ts';
import type { Direction, MetricFormat } from './metricFormat.ts';

/** One component of a score. */
export interface MetricPart {
  /** What it reads: an input, an optional fact, a step or another metric; 'weakest_area' is the least of the four areas. */
  source: SourceId | 'weakest_area';
  /** Weight as stated; the weights of the parts that are present share the score. */
  weight: number;
  /** Counts only when its fact is given. */
  isExtra: boolean;
  /** How the value becomes 0-100; null when it is a score already. */
  scale: { axis: Axis; anchors: readonly Anchor[] } | null;
}

/** One metric: what cards, comparison rows, exports and documentation need to know of it. */
export interface Metric {
  id: MetricId;
  group: MetricGroup;
  lens: Lens;
  label: Localized;
  unit: Localized | null;
  format: MetricFormat;
  direction: Direction;
  /** Minimum and maximum; null without a limit or for text. */
  range: readonly [min: number | null, max: number | null];
  /** Components of a score; empty for a value that is not a weighted mean. */
  parts: readonly MetricPart[];
}

type Row = readonly [format: MetricFormat, direction: Direction, min: number | null, max: number | null];

const score: Row = ['score', 'up', 0, 100];
const rating: Row = ['rating', 'up', 0, 10];

/** Format, direction and limits of each metric. */
const rows: Readonly<Record<MetricId, Row>> = {
  IE_investability_score: score,
  IE_investability_level: ['word', 'none', null, null],
  FEM_lifetime_value: ['money', 'up', 0, null],
  FEM_customer_acquisition_cost: ['money', 'down', 0, null],
  FEM_burn_rate: ['decimal', 'down', 0, 10],
  FEM_cash_runway: ['months', 'up', 0, 120],
  FEM_debt_to_equity: ['ratioAsPercent', 'down', 0, 10],
  FEM_revenue_growth_rate: ['percent', 'up', -100, 1000],
  FEM_revenue_per_employee: ['money', 'up', 0, null],
  FEM_financial_health_score: score,
  FEM_operational_efficiency_score: score,
  FEM_financial_projections_score: score,
  FEM_valuation_score: score,
  FEM_global_financial_score: score,
  MEM_market_size: ['millions', 'up', 0, null],
  MEM_market_size_score: score,
  MEM_competitor_count: ['count', 'down', 0, 1000],
  MEM_hhi_index: ['decimal', 'down', 0, 1],
  MEM_avg_competitor_strength: ['rating', 'down', 0, 10],
  MEM_market_growth_score: score,
  MEM_competition_score: score,
  MEM_entry_barriers_score: score,
  MEM_global_market_score: score,
  TRM_team_size: ['count', 'none', 1, 1000],
  TRM_clustering_coefficient: ['decimal', 'up', 0, 1],
  TRM_avg_relationship_strength: rating,
  TRM_connected_components: ['count', 'down', 1, null],
  TRM_founder_quality_score: score,
  TRM_team_cohesion_score: score,
  TRM_experience_score: score,
  TRM_resource_adequacy_score: score,
  TRM_global_team_resources_score: score,
  VPM_differentiation_score: score,
  VPM_scalability_score: score,
  VPM_market_fit_score: score,
  VPM_global_value_proposition_score: score,
  COR_VPM_strategic_alignment_score: score,
  COR_FEM_strategic_roi_score: score,
  COR_MEM_corporate_market_fit_score: score,
  COR_MEM_corporate_market_overlap: ['percent', 'none', 0, 100],
  COR_MEM_channel_synergy: rating,
  COR_MEM_market_entry_time_reduction: ['percent', 'up', 0, 100],
  COR_TRM_corporate_fit_score: score,
  COR_TRM_corporate_tenure: ['years', 'up', 0, 50],
  COR_TRM_cross_department_experience: rating,
  COR_TRM_executive_sponsorship: rating,
  EDU_VPM_academic_impact_score: score,
  EDU_FEM_academic_roi_score: score,
  EDU_MEM_edu_market_fit_score: score,
  EDU_MEM_edu_market_overlap: ['percent', 'up', 0, 100],
  EDU_TRM_academic_quality_score: score,
  EDU_TRM_academic_achievements: rating,
  EDU_TRM_faculty_involvement: rating,
  EDU_TRM_student_diversity: rating,
  EDU_TRM_institutional_support: rating,
  EDU_TRM_mentors_score: score,
};

const units: Readonly<Record<MetricFormat, Localized | null>> = {
  score: { en: 'out of 100', es: 'sobre 100' },
  rating: { en: 'out of 10', es: 'sobre 10' },
  money: { en: 'EUR', es: 'EUR' },
  millions: { en: 'million EUR', es: 'millones de EUR' },
  percent: { en: '%', es: '%' },
  ratioAsPercent: { en: '%', es: '%' },
  decimal: null,
  count: null,
  months: { en: 'months', es: 'meses' },
  years: { en: 'years', es: 'años' },
  word: null,
};

const partsOf = new Map<SourceId, readonly MetricPart[]>(
  allNodes
    .filter((node) => node.kind === 'composite')
    .map(({ id, parts }) => [
      id,
      parts.map(({ source, weight, isExtra, scale }) => ({
        source,
        weight,
        isExtra,
        scale: scale === null ? null : { axis: scale.axis, anchors: scale.anchors },
      })),
    ]),
);
partsOf.set('IE_investability_score', [
  ...areas.map(({ metric, weight }) => ({
    source: metric,
    weight: (1 - WEAKEST_LINK) * weight,
    isExtra: false,
    scale: null,
  })),
  { source: 'weakest_area', weight: WEAKEST_LINK, isExtra: false, scale: null },
]);

const lensOf = (id: MetricId): Lens => {
  if (id.startsWith('COR_')) return 'corporate';
  return id.startsWith('EDU_') ? 'educational' : 'general';
};
const groupOf = (id: MetricId): MetricGroup => id.replace(/^(COR|EDU)_/, '').split('_')[0] as MetricGroup;

/** Every metric, in the order in which screens and exports list them. */
export const metrics: readonly Metric[] = metricIds.map((id) => {
  const [format, direction, min, max] = rows[id];
  return {
    id,
    group: groupOf(id),
    lens: lensOf(id),
    label: glossary[id].title,
    unit: units[format],
    format,
    direction,
    range: [min, max],
    parts: id === 'IE_investability_level' ? [] : (partsOf.get(id) ?? []),
  };
});

const byId = new Map<string, Metric>(metrics.map((metric) => [metric.id, metric]));

/**
 * The registry row of a metric: label, unit, format, direction, range and parts.
 *
 * @param id Any of the 56 metrics, the level included.
 * @throws RangeError for an unknown metric.
 */
export function metricById(id: MetricId): Metric {
  const metric = byId.get(id);
  if (metric === undefined) throw new RangeError(`metricById: '${id}' is not a metric.`);
  return metric;
}

/**
 * Whether a text is the id of a metric.
 *
 * @param id Any text, such as a part of a URL; ids are case-sensitive.
 */
export function isMetricId(id: string): id is MetricId {
  return byId.has(id);
}
