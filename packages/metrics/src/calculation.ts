import { levelOf } from './bands/levelOf.ts';
import { type MetricId, metricIds, type NumericMetricId } from './metricIds.ts';
import { ESTIMATE_TRUST } from './model/constants.ts';
import { allNodes } from './model/nodeTable.ts';
import type { Sheet } from './model/sheet.ts';
import { slotOf } from './model/sources.ts';
import type { Prepared } from './prepare.ts';
import { roundTo } from './rounding.ts';
import type { Calculation, Lens } from './types.ts';

interface Output {
  id: NumericMetricId;
  slot: number;
  digits: number;
}

const counts: ReadonlySet<MetricId> = new Set(['TRM_team_size', 'TRM_connected_components', 'MEM_competitor_count']);
const quantityIds = new Set(allNodes.filter((node) => node.kind === 'quantity').map((node) => node.id));

/** Metrics that a lens adds to those of every lens. */
const prefixes = { all: ['COR_', 'EDU_'], general: [], corporate: ['COR_'], educational: ['EDU_'] } as const;

const outputsOf = (lens: 'all' | Lens): readonly Output[] =>
  metricIds
    .filter((id) => !id.startsWith('IE_'))
    .filter((id) => !/^(COR|EDU)_/.test(id) || prefixes[lens].some((prefix) => id.startsWith(prefix)))
    .map((id) => id as NumericMetricId)
    .map((id) => ({ id, slot: slotOf[id], digits: counts.has(id) ? 0 : 2 }));

const outputs: Readonly<Record<'all' | Lens, readonly Output[]>> = {
  all: outputsOf('all'),
  general: outputsOf('general'),
  corporate: outputsOf('corporate'),
  educational: outputsOf('educational'),
};

/** Only quantities are stated or estimated; a score is known in part. */
const quantitiesOf = (lens: 'all' | Lens): readonly Output[] =>
  outputs[lens].filter(({ id }) => quantityIds.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));

const quantities: Readonly<Record<'all' | Lens, readonly Output[]>> = {
  all: quantitiesOf('all'),
  general: quantitiesOf('general'),
  corporate: quantitiesOf('corporate'),
  educational: quantitiesOf('educational'),
};

/** A calculation with every metric in its place: filling one in is quicker than building one up. */
const blank = Object.fromEntries(
  Object.entries(outputs).map(([lens, list]) => [
    lens,
    {
      IE_investability_score: null,
      IE_investability_level: 'Not Evaluated',
      ...Object.fromEntries(list.map(({ id }) => [id, null])),
    },
  ]),
) as Readonly<Record<'all' | Lens, Calculation>>;

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
  const calculation = { ...blank[lens] };
  calculation.IE_investability_score = score;
  calculation.IE_investability_level = levelOf(score);
  for (const { id, slot, digits } of outputs[lens]) {
    calculation[id] = trust[slot] === 0 ? null : roundTo(value[slot] as number, digits);
  }
  return calculation;
}

/** The metrics whose value was estimated, sorted. */
export function estimatedMetrics(sheet: Sheet, lens: 'all' | Lens): MetricId[] {
  const found: MetricId[] = [];
  for (const { id, slot } of quantities[lens]) if (sheet.trust[slot] === ESTIMATE_TRUST) found.push(id);
  return found;
}
