import { benchmarks } from '../financial/benchmarks.ts';
import { formatNumber } from '../format/formatNumber.ts';
import type { GlossaryText } from '../glossary/glossaryText.ts';
import { requireNumber } from '../requireNumber.ts';
import { roundTo } from '../rounding.ts';
import type { Lens } from '../types.ts';
import type { MetricVerdict } from './metricVerdict.ts';

/** What LTV/CAC means: a value derived from two metrics, shown next to them in cards, comparison rows and exports. */
export const ltvCacEntry: GlossaryText = {
  title: { en: 'LTV/CAC', es: 'LTV/CAC' },
  description: {
    en: 'What a customer brings in for each euro spent to win them.',
    es: 'Lo que aporta un cliente por cada euro gastado en ganarlo.',
  },
  calculation: {
    en: 'Customer lifetime value / customer acquisition cost.',
    es: 'Valor del cliente / coste de adquisición.',
  },
  interpretation: {
    en: 'At least 3 is healthy (corporate 5).',
    es: 'Al menos 3 es sano (corporativo 5).',
  },
};

/**
 * LTV/CAC against the benchmark of a lens, judged as it is printed, with two decimals.
 *
 * @param ratio As from ltvToCac, or null when unknown.
 * @throws RangeError when the ratio is not finite.
 */
export function ltvCacVerdict(ratio: number | null, lens: Lens): MetricVerdict {
  if (ratio !== null) requireNumber('ltvCacVerdict: ratio', ratio);
  const min = benchmarks[lens].ltvCac;
  const text = { en: `At least ${formatNumber(min)}`, es: `Al menos ${formatNumber(min)}` };
  return { benchmark: { min, max: null, text }, met: ratio === null ? null : roundTo(ratio, 2) >= min };
}
