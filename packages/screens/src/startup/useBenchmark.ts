import type { CalculationRecord } from '@aval/contract';
import {
  benchmarks,
  formatMoney,
  formatNumber,
  type Lens,
  type Metric,
  metricVerdict,
  unitLimits,
} from '@aval/metrics';
import type { MetricCardProps } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { useLocale } from '../text/useLocale.ts';
import { inSentence } from './inSentence.ts';
import { bulletOf } from './metricCards.ts';

type Benchmark = Required<Pick<MetricCardProps, 'verdict'>> & Pick<MetricCardProps, 'bullet'>;

const none: Benchmark = { verdict: null };

/** Compares a metric's value with the benchmark of the lens, for the bar and the text of its card. */
export function useBenchmark(calculation: CalculationRecord, lens: Lens): (metric: Metric) => Benchmark {
  const { t } = useLingui();
  const locale = useLocale();
  const { FEM_lifetime_value: lifetime = null, FEM_customer_acquisition_cost: cost = null } = calculation;
  const ratio = formatNumber(benchmarks[lens].ltvCac);
  const limits = unitLimits(lifetime, cost, lens);

  return (metric) => {
    const { id } = metric;
    if (id === 'IE_investability_level') return none;
    const value = calculation[id] ?? null;
    if (value === null) return none;
    if (id === 'FEM_lifetime_value' && limits.lifetimeValue.met !== null) {
      const { limit: least, met: isMet } = limits.lifetimeValue;
      const text = t`at least ${ratio} × CAC (${formatMoney(least)})`;
      return { bullet: { value, benchmark: least }, verdict: { isMet, text } };
    }
    if (id === 'FEM_customer_acquisition_cost' && limits.acquisitionCost.met !== null) {
      const { limit: most, met: isMet } = limits.acquisitionCost;
      const text = t`at most LTV ÷ ${ratio} (${formatMoney(most)})`;
      return { bullet: { value, benchmark: most }, verdict: { isMet, text } };
    }
    const { benchmark, met } = metricVerdict(id, value, lens);
    // It is unknown whether an estimate meets its benchmark.
    const isEstimated = calculation.estimated?.includes(id) ?? false;
    const bullet = bulletOf(metric, value, lens);
    if (met === null || !benchmark) return none;
    return {
      ...(bullet && { bullet }),
      verdict: { isMet: isEstimated ? null : met, text: inSentence(benchmark.text[locale], locale) },
    };
  };
}
