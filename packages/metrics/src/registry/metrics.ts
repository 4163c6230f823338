import { glossary } from '../glossary/glossary.ts';
import { areas } from '../investability.ts';
import { type MetricId, metricIds } from '../metricIds.ts';
import { WEAKEST_LINK } from '../model/constants.ts';
import { sameWeights, type Weights } from '../model/nodes.ts';
import { allNodes } from '../model/nodeTable.ts';
import type { Anchor, Axis } from '../model/scale.ts';
import type { SourceId } from '../model/sources.ts';
import type { Lens, Localized, MetricGroup } from '../types.ts';
import type { Direction, MetricFormat } from './metricFormat.ts';
import { metricRows } from './metricRows.ts';

/** One component of a score. */
export interface MetricPart {
  /** What it reads: an input, an optional fact, a step or another metric; 'weakest_area' is the least of the four areas. */
  source: SourceId | 'weakest_area';
  /** Weight by the stage of the startup; the weights of the parts that are present share the score. */
  weights: Weights;
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
      parts.map(({ source, weights, isExtra, scale }) => ({
        source,
        weights,
        isExtra,
        scale: scale === null ? null : { axis: scale.axis, anchors: scale.anchors },
      })),
    ]),
);
partsOf.set('IE_investability_score', [
  ...areas.map(({ metric, weights: { early, product, grown } }) => ({
    source: metric,
    weights: {
      early: (1 - WEAKEST_LINK) * early,
      product: (1 - WEAKEST_LINK) * product,
      grown: (1 - WEAKEST_LINK) * grown,
    },
    isExtra: false,
    scale: null,
  })),
  { source: 'weakest_area', weights: sameWeights(WEAKEST_LINK), isExtra: false, scale: null },
]);

const lensOf = (id: MetricId): Lens => {
  if (id.startsWith('COR_')) return 'corporate';
  return id.startsWith('EDU_') ? 'educational' : 'general';
};
const groupOf = (id: MetricId): MetricGroup => id.replace(/^(COR|EDU)_/, '').split('_')[0] as MetricGroup;

/** Every metric, in the order in which screens and exports list them. */
export const metrics: readonly Metric[] = metricIds.map((id) => {
  const [format, direction, min, max] = metricRows[id];
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
