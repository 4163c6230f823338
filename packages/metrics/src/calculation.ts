import { levelOf } from './bands/levelOf.ts';
import { type MetricId, metricIds, type NumericMetricId } from './metricIds.ts';
import { everyMetric } from './model/compiled.ts';
import { ESTIMATE_TRUST } from './model/constants.ts';
import { allNodes } from './model/nodeTable.ts';
import type { Sheet } from './model/sheet.ts';
import { slotOf } from './model/sources.ts';
import type { Prepared } from './prepare.ts';
import { roundTo } from './rounding.ts';
import type { Calculation, Lens } from './types.ts';

/** Metrics of the other lenses, which a lens leaves out. */
const leftOut: Readonly<Record<'all' | Lens, readonly string[]>> = {
  all: [],
  general: ['COR_', 'EDU_'],
  corporate: ['EDU_'],
  educational: ['COR_'],
};
const isKept = (id: MetricId, lens: 'all' | Lens): boolean => !leftOut[lens].some((prefix) => id.startsWith(prefix));

/** Only quantities are stated or estimated; a score is known in part. */
const quantityIds: ReadonlySet<string> = new Set(
  allNodes.filter((node) => node.kind === 'quantity').map((node) => node.id),
);
const quantitiesOf = (lens: 'all' | Lens): readonly { id: NumericMetricId; slot: number }[] =>
  metricIds
    .filter((id): id is NumericMetricId => quantityIds.has(id) && isKept(id, lens))
    .map((id) => ({ id, slot: slotOf[id] }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

const quantities = {
  all: quantitiesOf('all'),
  general: quantitiesOf('general'),
  corporate: quantitiesOf('corporate'),
  educational: quantitiesOf('educational'),
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
  const score = shownScore(prepared);
  const every = everyMetric(prepared.sheet.value, prepared.sheet.trust, score, levelOf(score));
  if (lens === 'all') return every;
  const kept = Object.entries(every).filter(([id]) => isKept(id as MetricId, lens));
  return Object.fromEntries(kept) as Calculation;
}

/** The metrics whose value was estimated, sorted. */
export function estimatedMetrics(sheet: Sheet, lens: 'all' | Lens): MetricId[] {
  const found: MetricId[] = [];
  for (const { id, slot } of quantities[lens]) if (sheet.trust[slot] === ESTIMATE_TRUST) found.push(id);
  return found;
}
