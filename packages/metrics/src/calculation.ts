import { levelOf } from './bands/levelOf.ts';
import { countMetrics, type MetricId, metricIds, type NumericMetricId } from './metricIds.ts';
import { ESTIMATE_TRUST } from './model/constants.ts';
import { allNodes } from './model/nodeTable.ts';
import type { Sheet } from './model/sheet.ts';
import { slotOf } from './model/sources.ts';
import type { Prepared } from './prepare.ts';
import { roundTo } from './rounding.ts';
import type { Calculation, Lens } from './types.ts';

/** Metrics of the other lenses, which a lens excludes. */
const leftOut: Readonly<Record<'all' | Lens, readonly string[]>> = {
  all: [],
  general: ['COR_', 'EDU_'],
  corporate: ['EDU_'],
  educational: ['COR_'],
};

/** Only quantities are stated or estimated; a score is known in part. */
const quantityIds: ReadonlySet<string> = new Set(
  allNodes.filter((node) => node.kind === 'quantity').map((node) => node.id),
);

interface ShownMetric {
  id: NumericMetricId;
  slot: number;
  digits: number;
  isQuantity: boolean;
}

/** The metrics of a lens but the investability score and level, which depend on whether there is a score at all. */
const metricsOf = (lens: 'all' | Lens): readonly ShownMetric[] =>
  metricIds
    .filter((id): id is NumericMetricId => !['IE_', ...leftOut[lens]].some((prefix) => id.startsWith(prefix)))
    .map((id) => ({ id, slot: slotOf[id], digits: countMetrics.has(id) ? 0 : 2, isQuantity: quantityIds.has(id) }));

const metricsByLens = {
  all: metricsOf('all'),
  general: metricsOf('general'),
  corporate: metricsOf('corporate'),
  educational: metricsOf('educational'),
};

/** The investability score as shown, one decimal; null when the startup is not evaluated. */
export function shownScore({ sheet, isEvaluated }: Prepared): number | null {
  return isEvaluated ? roundTo(sheet.value[slotOf.IE_investability_score] as number, 1) : null;
}

/**
 * The metrics of a lens, rounded: the investability score to one decimal and its level from that, counts to whole
 * numbers, everything else to two decimals. A score of which no part is known is null.
 */
export function calculationOf(prepared: Prepared, lens: 'all' | Lens): Calculation {
  const { value, trust } = prepared.sheet;
  const score = shownScore(prepared);
  const calculation: Calculation = { IE_investability_score: score, IE_investability_level: levelOf(score) };
  for (const { id, slot, digits } of metricsByLens[lens]) {
    calculation[id] = trust[slot] === 0 ? null : roundTo(value[slot] as number, digits);
  }
  return calculation;
}

/** The metrics whose value was estimated, in the order of `metricIds`. */
export function estimatedMetrics({ trust }: Sheet, lens: 'all' | Lens): MetricId[] {
  return metricsByLens[lens]
    .filter(({ slot, isQuantity }) => isQuantity && trust[slot] === ESTIMATE_TRUST)
    .map(({ id }) => id);
}
