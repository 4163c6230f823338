import { type Cap, capsOf } from './caps.ts';
import type { SettingName } from './facts/factNames.ts';
import type { NumericMetricId } from './metricIds.ts';
import { WEAKEST_LINK } from './model/constants.ts';
import { sameWeights, type Weights } from './model/nodes.ts';
import { stageWeight } from './model/parts.ts';
import type { Sheet } from './model/sheet.ts';
import { slotOf } from './model/sources.ts';
import type { AreaGroup, AreaId, Localized } from './types.ts';

/** One of the four areas that make up the investability score. */
export interface Area {
  id: AreaId;
  /** The area's score among the metrics. */
  metric: NumericMetricId;
  /** The letters of its metrics. */
  group: AreaGroup;
  /** Where the sheet has the factor on its weight, 1 without a thesis. */
  factor: SettingName;
  /** Share of the weighted mean, 0-1, by the stage of the startup. */
  weights: Weights;
  label: Localized;
}

/** A weight before the growth stage, and one from it on. */
const untilGrowth = (early: number, grown: number): Weights => ({ early, product: early, grown });

/** The four areas: team first after Payne's scorecard; from growth on finance counts as much, because facts exist then. */
export const areas: readonly Area[] = [
  {
    id: 'value',
    metric: 'VPM_global_value_proposition_score',
    group: 'VPM',
    factor: 'value_factor',
    weights: untilGrowth(0.25, 0.2),
    label: { en: 'Value proposition', es: 'Propuesta de valor' },
  },
  {
    id: 'financial',
    metric: 'FEM_global_financial_score',
    group: 'FEM',
    factor: 'financial_factor',
    weights: untilGrowth(0.2, 0.3),
    label: { en: 'Financial', es: 'Finanzas' },
  },
  {
    id: 'market',
    metric: 'MEM_global_market_score',
    group: 'MEM',
    factor: 'market_factor',
    weights: untilGrowth(0.25, 0.2),
    label: { en: 'Market', es: 'Mercado' },
  },
  {
    id: 'team',
    metric: 'TRM_global_team_resources_score',
    group: 'TRM',
    factor: 'team_factor',
    weights: sameWeights(0.3),
    label: { en: 'Team and resources', es: 'Equipo y recursos' },
  },
];

const slots = areas.map(({ metric, factor, weights }) => ({ slot: slotOf[metric], factor: slotOf[factor], weights }));

/** What each area weighs in the mean, 0-1 and 1 together: by the stage of the startup and the thesis. */
export function areaWeights(sheet: Sheet): number[] {
  const weighted = slots.map(({ factor, weights }) => stageWeight(sheet, weights) * (sheet.value[factor] as number));
  const total = weighted.reduce((sum, weight) => sum + weight, 0);
  return weighted.map((weight) => weight / total);
}

/** Weighted mean of the areas with the weakest counted once more, 0-100, before any cap. */
export function combinedAreas(scores: readonly number[], weights: readonly number[]): number {
  const mean = scores.reduce((sum, score, index) => sum + (weights[index] as number) * score, 0);
  return (1 - WEAKEST_LINK) * mean + WEAKEST_LINK * Math.min(...scores);
}

/** The most that the caps leave of a score, 0-100. */
const leastOf = (caps: readonly Cap[]): number => caps.reduce((least, { most }) => Math.min(least, most), 100);

/**
 * Computes the investability score from the four areas: 80 % weighted mean and 20 % weakest area, so that one strong
 * area never hides a weak one, at most what the caps allow. The trust of the score is its coverage: the share that is
 * based on stated facts.
 */
export function fillInvestability(sheet: Sheet): number {
  let coverage = 0;
  let evidenced = 0;
  const scores: number[] = [];
  const weights = areaWeights(sheet);
  for (const [index, { slot }] of slots.entries()) {
    const weight = weights[index] as number;
    scores.push(sheet.value[slot] as number);
    coverage += weight * (sheet.trust[slot] as number);
    evidenced += weight * (sheet.evidenced[slot] as number);
  }
  const score = Math.min(combinedAreas(scores, weights), leastOf(capsOf(sheet)));
  sheet.value[slotOf.IE_investability_score] = score;
  sheet.trust[slotOf.IE_investability_score] = coverage;
  sheet.evidenced[slotOf.IE_investability_score] = evidenced;
  return score;
}

/** The score that the areas of a sheet make before any cap, 0-100. */
export function uncappedScore(sheet: Sheet): number {
  return combinedAreas(
    slots.map(({ slot }) => sheet.value[slot] as number),
    areaWeights(sheet),
  );
}
