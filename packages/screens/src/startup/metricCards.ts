import {
  type AreaId,
  benchmarks,
  formatNumber,
  type Lens,
  ltvCacVerdict,
  ltvToCac,
  type Metric,
  metrics,
  metricVerdict,
} from '@aval/metrics';
import type { MetricCardProps } from '@aval/ui';

const groupOf: Readonly<Record<AreaId, Metric['group']>> = {
  value: 'VPM',
  financial: 'FEM',
  market: 'MEM',
  team: 'TRM',
};

const ownScores: ReadonlySet<string> = new Set([
  'VPM_global_value_proposition_score',
  'FEM_global_financial_score',
  'MEM_global_market_score',
  'TRM_global_team_resources_score',
]);

/** The metrics of the lens first, then general ones; scores before the numbers behind them. */
const rank = ({ lens, format }: Metric): number => (lens === 'general' ? 2 : 0) + (format === 'score' ? 0 : 1);

/**
 * The metrics of an area under a lens. The area's own general score is omitted, because the tab and the sum above show
 * it.
 */
export function metricsOf(area: AreaId, lens: Lens): readonly Metric[] {
  return metrics
    .filter((metric) => metric.group === groupOf[area] && !ownScores.has(metric.id))
    .filter((metric) => metric.lens === 'general' || metric.lens === lens)
    .toSorted((a, b) => rank(a) - rank(b));
}

type Bullet = NonNullable<MetricCardProps['bullet']>;

/**
 * A metric compared with its benchmark. Scores and ratings use the scale of their range; all others end at twice the
 * benchmark, so that its tick is in the middle and cards can be compared.
 *
 * @returns Null when no single number separates good from bad.
 */
export function bulletOf({ id, format, range }: Metric, value: number | null, lens: Lens): Bullet | null {
  const { benchmark } = metricVerdict(id, value, lens);
  const hasFixedScale = format === 'score' || format === 'rating';
  if (benchmark === null || (benchmark.min !== null && benchmark.max !== null)) return null;
  const maximum = hasFixedScale ? range[1] : null;
  return { value, benchmark: benchmark.min ?? benchmark.max, ...(maximum === null ? {} : { maximum }) };
}

interface UnitEconomics {
  /** As printed, or null when one of the two amounts is unknown. */
  value: string | null;
  benchmark: string;
  isMet: boolean | null;
  bullet: Bullet;
}

/** Customer lifetime value over acquisition cost, compared with the benchmark of a lens. */
export function unitEconomics(lifetimeValue: number | null, acquisitionCost: number | null, lens: Lens): UnitEconomics {
  const ratio = ltvToCac(lifetimeValue, acquisitionCost);
  const benchmark = benchmarks[lens].ltvCac;
  return {
    value: ratio === null ? null : formatNumber(ratio, 2),
    benchmark: formatNumber(benchmark),
    isMet: ltvCacVerdict(ratio, lens).met,
    bullet: { value: ratio, benchmark },
  };
}
