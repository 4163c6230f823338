import type { CalculationRecord } from '@aval/contract';
import {
  formatMetric,
  glossary,
  type GlossaryText,
  type Lens,
  metricById,
  type MetricId,
  NOT_AVAILABLE,
} from '@aval/metrics';
import { useLingui } from '@lingui/react/macro';

import { useLocale } from '../text/useLocale.ts';
import { unitEconomics } from './metricCards.ts';
import { metricUnit } from './metricUnit.ts';

/** The subject of the dialog: a metric, or the ratio that is derived from two of them. */
export type InfoSubject = MetricId | 'ltv_cac';

interface Info {
  title: string;
  /** As printed. */
  value: string;
  unit: string | null;
  description: string;
  /** Null when the glossary has no entry. */
  calculation: string | null;
  interpretation: string | null;
}

/** The texts of a metric's dialog, or null while it is closed. */
export function useInfo(subject: InfoSubject | null, calculation: CalculationRecord, lens: Lens): Info | null {
  const { t } = useLingui();
  const locale = useLocale();
  if (subject === null) return null;
  if (subject === 'ltv_cac') {
    const { FEM_lifetime_value: lifetime = null, FEM_customer_acquisition_cost: cost = null } = calculation;
    const { value, benchmark } = unitEconomics(lifetime, cost, lens);
    return {
      title: t`LTV/CAC`,
      value: value ?? NOT_AVAILABLE,
      unit: null,
      description: t`What a customer brings in for each euro spent to win one.`,
      calculation: t`Customer lifetime value divided by customer acquisition cost.`,
      interpretation: t`At least ${benchmark} is healthy under this lens.`,
    };
  }
  const entry: GlossaryText | undefined = glossary[subject];
  return {
    title: metricById(subject).label[locale],
    value: formatMetric(subject, calculation[subject]),
    unit: typeof calculation[subject] === 'number' ? metricUnit(metricById(subject), locale) : null,
    description: entry?.description[locale] ?? '',
    calculation: entry?.calculation[locale] ?? null,
    interpretation: entry?.interpretation[locale] ?? null,
  };
}
