import type { CalculationRecord, FieldSource } from '@aval/contract';
import { formatMetric, type Lens, type Metric } from '@aval/metrics';
import { MetricCard } from '@aval/ui';

import { useLocale } from '../text/useLocale.ts';
import type { Explainer } from './explanations.ts';
import { metricUnit } from './metricUnit.ts';
import { useBenchmark } from './useBenchmark.ts';
import type { InfoSubject } from './useInfo.ts';
import { useOriginText } from './useOriginText.ts';

interface MetricTileProps {
  metric: Metric;
  calculation: CalculationRecord;
  lens: Lens;
  sources: Readonly<Record<string, FieldSource>>;
  explainer: Explainer;
  activeId: string | null;
  onActiveChange: (id: string | null) => void;
  onInfo: (subject: InfoSubject) => void;
}

/** One metric of the calculation: value, benchmark under the lens, and source. */
export function MetricTile({ metric, calculation, lens, sources, explainer, onInfo, ...active }: MetricTileProps) {
  const { activeId, onActiveChange } = active;
  const locale = useLocale();
  const originText = useOriginText(sources);
  const benchmarkOf = useBenchmark(calculation, lens);
  const { id, label } = metric;
  if (id === 'IE_investability_level') return null;
  const value = calculation[id] ?? null;
  const unit = metricUnit(metric, locale);
  const explanation = explainer(id);
  return (
    <MetricCard
      title={label[locale]}
      value={value === null ? null : formatMetric(id, value)}
      {...(unit !== null && { unit })}
      {...benchmarkOf(metric)}
      {...(explanation && { source: originText(explanation) })}
      isActive={activeId === id}
      onActiveChange={(isActive) => onActiveChange(isActive ? id : null)}
      onInfo={() => onInfo(id)}
    />
  );
}
