import { type Lens, type NumericMetricId, readingBands } from '@aval/metrics';
import type { MetricCardProps } from '@aval/ui';
import { BandBar, BulletBar } from '@aval/ui/charts';

import { useLocale } from '../text/useLocale.ts';
import * as own from './metrics.css.ts';

interface MetricScaleProps {
  metric: NumericMetricId;
  value: number | null;
  /** As printed. */
  valueText: string;
  lens: Lens;
  /** Its benchmark, for metrics that are compared with one number. */
  bullet: MetricCardProps['bullet'] | null;
}

/** The scale of a metric: the bands of its interpretation, else its benchmark. */
export function MetricScale({ metric, value, valueText, lens, bullet }: MetricScaleProps) {
  const locale = useLocale();
  const reading = readingBands(metric, value, lens);
  if (reading === null) return bullet ? <BulletBar {...bullet} className={own.infoScale} /> : null;
  const { bands, end } = reading;
  return (
    <BandBar
      value={value}
      valueText={valueText}
      bands={bands.map(({ label, ...band }) => ({ ...band, label: label?.[locale] ?? null }))}
      end={end}
      className={own.infoScale}
    />
  );
}
