import {
  type AreaId,
  areas,
  type Direction,
  formatMetric,
  formatNumber,
  glossary,
  type GlossaryText,
  type Lens,
  type Localized,
  ltvCacEntry,
  ltvCacVerdict,
  ltvToCac,
  type Metric,
  metricById,
  metrics,
  type MetricValues,
  metricVerdict,
  type MetricVerdict,
  NOT_AVAILABLE,
  type NumericMetricId,
  type ScoreBand,
  valueClass,
} from '@aval/metrics';

export type ComparedId = NumericMetricId | 'LTV_CAC';

/** A calculation of a startup or the medians of an industry, limited to what a comparison needs. */
export interface ComparedValues extends MetricValues {
  calculation_date: string;
  /** Ids of estimated metrics; absent for an industry. */
  estimated?: readonly string[];
  /** The median ratio of an industry, which is not the ratio of its medians; absent for a startup. */
  LTV_CAC?: number | null;
}

/** One row of a comparison. */
export interface ComparedMetric {
  id: ComparedId;
  label: Localized;
  /** The unit of the two figures that have one: months and years. */
  unit: Localized | null;
  direction: Direction;
  isScore: boolean;
  /** Whether it is the score of its area. */
  isAreaScore: boolean;
  glossary: GlossaryText;
  print: (value: number | null) => string;
  valueOf: (values: ComparedValues | null) => number | null;
  bandOf: (value: number | null) => ScoreBand | null;
  isEstimated: (values: ComparedValues | null) => boolean;
  /** The single number that separates good from bad under a lens; null when there is none, or two. */
  benchmarkOf: (lens: Lens) => { value: number; text: Localized } | null;
}

export interface ComparedGroup {
  area: AreaId;
  label: Localized;
  metrics: readonly ComparedMetric[];
}

const groupOf: Readonly<Record<AreaId, Metric['group']>> = {
  value: 'VPM',
  financial: 'FEM',
  market: 'MEM',
  team: 'TRM',
};
const areaScores: ReadonlySet<string> = new Set(areas.map(({ metric }) => metric));
const isNumeric = (id: Metric['id']): id is NumericMetricId => id !== 'IE_investability_level';
const rank = ({ isAreaScore, isScore }: ComparedMetric): number => (isAreaScore ? 0 : isScore ? 1 : 2);

function oneLimit({ benchmark }: MetricVerdict): { value: number; text: Localized } | null {
  const { min = null, max = null, text } = benchmark ?? {};
  const value = min ?? max;
  return value === null || text === undefined || (min !== null && max !== null) ? null : { value, text };
}

function comparedMetric(id: NumericMetricId, { label, unit, format, direction }: Metric): ComparedMetric {
  return {
    id,
    label,
    unit: format === 'months' || format === 'years' ? unit : null,
    direction,
    isScore: format === 'score',
    isAreaScore: areaScores.has(id),
    glossary: glossary[id],
    print: (value) => formatMetric(id, value),
    valueOf: (values) => values?.[id] ?? null,
    bandOf: (value) => valueClass(id, value),
    isEstimated: (values) => values?.estimated?.includes(id) ?? false,
    benchmarkOf: (lens) => oneLimit(metricVerdict(id, null, lens)),
  };
}

const ltvCac: ComparedMetric = {
  id: 'LTV_CAC',
  label: ltvCacEntry.title,
  unit: null,
  direction: 'up',
  isScore: false,
  isAreaScore: false,
  glossary: ltvCacEntry,
  print: (value) => (value === null ? NOT_AVAILABLE : formatNumber(value, 2)),
  valueOf: (values) =>
    values?.LTV_CAC === undefined
      ? ltvToCac(values?.FEM_lifetime_value ?? null, values?.FEM_customer_acquisition_cost ?? null)
      : values.LTV_CAC,
  bandOf: () => null,
  isEstimated: (values) =>
    (values?.estimated ?? []).some((id) => id === 'FEM_lifetime_value' || id === 'FEM_customer_acquisition_cost'),
  benchmarkOf: (lens) => oneLimit(ltvCacVerdict(null, lens)),
};

const all: readonly { lens: Lens; group: Metric['group']; compared: ComparedMetric }[] = metrics.flatMap((metric) => {
  const { id, lens, group } = metric;
  if (!isNumeric(id)) return [];
  const row = { lens, group, compared: comparedMetric(id, metric) };
  return id === 'FEM_customer_acquisition_cost' ? [row, { lens, group, compared: ltvCac }] : [row];
});

const byId: ReadonlyMap<string, ComparedMetric> = new Map(all.map(({ compared }) => [compared.id, compared]));

/** The metric with this id, or null. */
export function comparedById(id: string | null): ComparedMetric | null {
  return byId.get(id ?? '') ?? null;
}

/** The overall score. */
export const investability: ComparedMetric = comparedMetric(
  'IE_investability_score',
  metricById('IE_investability_score'),
);

/** The rows of a comparison under a lens, by area: the area's score, other scores, then the figures behind them. */
export function comparedGroups(lens: Lens): readonly ComparedGroup[] {
  return areas
    .map(({ id: area, label }) => ({
      area,
      label,
      metrics: all
        .filter((row) => row.lens === lens && row.group === groupOf[area])
        .map(({ compared }) => compared)
        .toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter((group) => group.metrics.length > 0);
}
