import { clampScore } from '../bands/clampScore.ts';
import { glossary } from '../glossary/glossary.ts';
import { areas } from '../investability.ts';
import type { NumericMetricId } from '../metricIds.ts';
import { printedNumber } from '../registry/printedNumber.ts';
import { requireNumber } from '../requireNumber.ts';
import { roundTo } from '../rounding.ts';
import type { AreaId, Localized, MetricValues } from '../types.ts';

export type HeatmapBand = 'green' | 'amber' | 'orange' | 'red';

export interface HeatmapCell {
  metric: NumericMetricId;
  label: Localized;
  /** 0-10, one decimal; 5 when there is no data. */
  value: number;
  hasData: boolean;
  band: HeatmapBand;
}

export interface HeatmapGroup {
  id: AreaId;
  label: Localized;
  /** Mean of the three cells, one decimal. */
  value: number;
  band: HeatmapBand;
  cells: readonly HeatmapCell[];
}

/** Value of a cell that nothing is known of. */
const MISSING = 5;

/** Points from a threshold on, and for anything beyond the last one. */
const runwayPoints = [
  [12, 10],
  [9, 8],
  [6, 6],
  [3, 4],
] as const;
const burnPoints = [
  [0.5, 10],
  [1, 8],
  [1.5, 6],
  [2, 4],
] as const;
const LEAST_POINTS = 2;

/** Points of a cash runway in months: 12 or more gives 10, under 3 gives 2. */
export function pointsOfRunway(months: number): number {
  return runwayPoints.find(([from]) => months >= from)?.[1] ?? LEAST_POINTS;
}

/** Points of a burn multiple: 0.5 or less gives 10, above 2 gives 2. */
export function pointsOfBurn(multiple: number): number {
  return burnPoints.find(([upTo]) => multiple <= upTo)?.[1] ?? LEAST_POINTS;
}

const tenthOfScore = (score: number): number => roundTo(clampScore(score) / 10, 1);

const cellsOf: Readonly<Record<AreaId, readonly [NumericMetricId, NumericMetricId, NumericMetricId]>> = {
  value: ['VPM_differentiation_score', 'VPM_scalability_score', 'VPM_market_fit_score'],
  financial: ['FEM_cash_runway', 'FEM_burn_rate', 'FEM_operational_efficiency_score'],
  market: ['MEM_market_size_score', 'MEM_market_growth_score', 'MEM_competition_score'],
  team: ['TRM_founder_quality_score', 'TRM_experience_score', 'TRM_team_cohesion_score'],
};

const pointsOf: Readonly<Partial<Record<NumericMetricId, (value: number) => number>>> = {
  FEM_cash_runway: pointsOfRunway,
  FEM_burn_rate: pointsOfBurn,
};

/**
 * Colour of a heatmap value as it is printed: 8 or more green, 6 or more amber, 4 or more orange, else red. 7.97 is printed
 * 8,0 and is green.
 *
 * @param value 0-10.
 * @throws RangeError when it is not finite.
 */
export function heatmapBand(value: number): HeatmapBand {
  requireNumber('heatmapBand: value', value);
  const shown = printedNumber('rating', value);
  if (shown >= 8) return 'green';
  if (shown >= 6) return 'amber';
  return shown >= 4 ? 'orange' : 'red';
}

function cellOf(calculation: MetricValues, metric: NumericMetricId): HeatmapCell {
  const stored = calculation[metric] ?? null;
  const points = pointsOf[metric] ?? tenthOfScore;
  if (stored !== null) requireNumber(`riskHeatmap: ${metric}`, stored);
  const value = stored === null ? MISSING : points(stored);
  return { metric, label: glossary[metric].title, value, hasData: stored !== null, band: heatmapBand(value) };
}

/**
 * The risk heatmap of a calculation: four groups of three, 0-10, high is safe. Operational efficiency and not financial
 * health is in the financial group, because health contains runway and burn already.
 *
 * @param calculation As stored; a missing value counts 5 and is marked as having no data.
 * @throws RangeError when a value is not finite.
 */
export function riskHeatmap(calculation: MetricValues): HeatmapGroup[] {
  return areas.map(({ id, label }) => {
    const cells = cellsOf[id].map((metric) => cellOf(calculation, metric));
    const value = roundTo(cells.reduce((sum, cell) => sum + cell.value, 0) / cells.length, 1);
    return { id, label, value, band: heatmapBand(value), cells };
  });
}
