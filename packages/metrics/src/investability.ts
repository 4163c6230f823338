import type { NumericMetricId } from './metricIds.ts';
import { WEAKEST_LINK } from './model/constants.ts';
import type { Sheet } from './model/sheet.ts';
import { slotOf } from './model/sources.ts';
import type { AreaId, Localized } from './types.ts';

/** One of the four areas that make up the investability score. */
export interface Area {
  id: AreaId;
  /** The area's score among the metrics. */
  metric: NumericMetricId;
  /** Share of the weighted mean, 0-1. */
  weight: number;
  /** What it counts in the sum while nothing of it is known: one score, or one early and one late in a company's life. */
  whenUnknown: readonly number[];
  label: Localized;
}

/** The four areas: team first after Payne's scorecard, with finance doubled because companies with revenue are rated too. */
export const areas: readonly Area[] = [
  {
    id: 'value',
    metric: 'VPM_global_value_proposition_score',
    weight: 0.25,
    whenUnknown: [38.4],
    label: { en: 'Value proposition', es: 'Propuesta de valor' },
  },
  {
    id: 'financial',
    metric: 'FEM_global_financial_score',
    weight: 0.2,
    whenUnknown: [40, 39],
    label: { en: 'Financial', es: 'Finanzas' },
  },
  {
    id: 'market',
    metric: 'MEM_global_market_score',
    weight: 0.25,
    whenUnknown: [40],
    label: { en: 'Market', es: 'Mercado' },
  },
  {
    id: 'team',
    metric: 'TRM_global_team_resources_score',
    weight: 0.3,
    whenUnknown: [40],
    label: { en: 'Team and resources', es: 'Equipo y recursos' },
  },
];

const slots = areas.map((area) => ({ slot: slotOf[area.metric], weight: area.weight }));

/** The investability score of four area scores, in the order of `areas`. */
export function investabilityOf(scores: readonly number[]): number {
  const mean = areas.reduce((sum, { weight }, index) => sum + weight * (scores[index] as number), 0);
  return (1 - WEAKEST_LINK) * mean + WEAKEST_LINK * Math.min(...scores);
}

/**
 * Computes the investability score from the four areas: 80 % weighted mean and 20 % weakest area, so that one strong
 * area never hides a weak one. The trust of the score is its coverage: the share that is based on stated facts.
 */
export function fillInvestability(sheet: Sheet): number {
  let mean = 0;
  let coverage = 0;
  let evidenced = 0;
  let weakest = Infinity;
  for (const { slot, weight } of slots) {
    const score = sheet.value[slot] as number;
    mean += weight * score;
    coverage += weight * (sheet.trust[slot] as number);
    evidenced += weight * (sheet.evidenced[slot] as number);
    weakest = Math.min(weakest, score);
  }
  const score = (1 - WEAKEST_LINK) * mean + WEAKEST_LINK * weakest;
  sheet.value[slotOf.IE_investability_score] = score;
  sheet.trust[slotOf.IE_investability_score] = coverage;
  sheet.evidenced[slotOf.IE_investability_score] = evidenced;
  return score;
}
