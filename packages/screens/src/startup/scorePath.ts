import { type AreaId, areas, type NumericMetricId } from '@aval/metrics';

import type { Explainer } from './explanations.ts';

/** The path from a metric to the investability score. */
export interface ScorePath {
  area: AreaId;
  /** Share of the area's score, 0-1; 1 for the area's own score. */
  shareOfArea: number;
  areaScore: number;
  /** Share of the area in the investability score, 0-1, counted twice for the weakest. */
  shareOfTotal: number;
  total: number;
  /** The part of that share that comes from the weighted mean. */
  shareOfAverage: number;
  isWeakest: boolean;
  /** Points of the investability score for one more point here, while the weakest area stays the weakest. */
  effect: number;
}

/**
 * How a score contributes to the investability score.
 *
 * @returns Null for metrics outside the areas, and when the startup is not evaluated.
 */
export function scorePath(metric: NumericMetricId, explainer: Explainer): ScorePath | null {
  const total = explainer('IE_investability_score');
  if (total?.value === null || total === null) return null;
  for (const { id, metric: own } of areas) {
    const shares = total.parts.filter(({ of }) => of.id === own);
    const area = shares[0]?.of;
    const part = area?.parts.find(({ of }) => of.id === metric);
    const shareOfArea = own === metric ? 1 : part?.weight;
    if (!area || area.value === null || shareOfArea === undefined) continue;
    const shareOfTotal = shares.reduce((sum, { weight }) => sum + weight, 0);
    return {
      area: id,
      shareOfArea,
      areaScore: area.value,
      shareOfTotal,
      total: total.value,
      shareOfAverage: shares.reduce((sum, { weight, isWeakestLink }) => sum + (isWeakestLink ? 0 : weight), 0),
      isWeakest: shares.some(({ isWeakestLink }) => isWeakestLink),
      effect: shareOfArea * shareOfTotal,
    };
  }
  return null;
}
