import { levelOf } from './bands/levelOf.ts';
import { isOwnKnown } from './lenses/lensKnowledge.ts';
import { countMetrics, type MetricId, metricIds, type NumericMetricId } from './metricIds.ts';
import { allNodes } from './model/nodeTable.ts';
import { type Sheet, valueAt } from './model/sheet.ts';
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
 * numbers, everything else to two decimals. A score of which no part is known is null, and so is one of a lens of whose own
 * questions less than half are answered.
 */
export function calculationOf(prepared: Prepared, lens: 'all' | Lens): Calculation {
  const { sheet } = prepared;
  const score = shownScore(prepared);
  const calculation: Calculation = { IE_investability_score: score, IE_investability_level: levelOf(score) };
  for (const metric of metricsByLens[lens]) {
    const { id, slot, digits } = metric;
    calculation[id] = isShown(sheet, metric) ? roundTo(sheet.value[slot] as number, digits) : null;
  }
  return calculation;
}

/** Whether enough is known of a metric: its value, or a part of its score and half of what its lens asks about. */
function isShown(sheet: Sheet, { id, slot, isQuantity }: ShownMetric): boolean {
  if (isQuantity) return valueAt(sheet, slot) !== null;
  return sheet.trust[slot] !== 0 && isOwnKnown(sheet, id);
}

/** The metrics whose value was estimated, in the order of `metricIds`. */
export function estimatedMetrics({ estimated }: Sheet, lens: 'all' | Lens): MetricId[] {
  return metricsByLens[lens].filter(({ slot, isQuantity }) => isQuantity && estimated[slot] === 1).map(({ id }) => id);
}
