import type { CalculationRecord, IndustryCalculation } from '@aval/contract';
import { areas, type Lens, type MetricValues, radarSeries } from '@aval/metrics';
import { Card } from '@aval/ui';
import { RadarChart } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import * as cardGrid from '../../layout/cardGrid.css.ts';
import { useAreaNames } from '../../text/useAreaNames.ts';
import { useLocale } from '../../text/useLocale.ts';
import { quartileValues } from './industryFigures.ts';

export interface AgainstIndustryProps {
  startup: string;
  industry: string;
  calculation: CalculationRecord;
  figures: IndustryCalculation;
  lens: Lens;
}

/** The startup's profile over the medians of its industry, with the area between the quartiles. */
export function IndustryRadar({ startup, industry, calculation, figures, lens }: AgainstIndustryProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useAreaNames();
  const own = radarSeries(calculation, lens);
  const valuesOf = (values: MetricValues) => radarSeries(values, lens).axes.map(({ value }) => value);
  return (
    <Card className={cardGrid.span.five}>
      <RadarChart
        title={t`Profile compared with the industry`}
        titleLevel={2}
        axes={areas.map(({ id, label }, index) => ({
          id,
          label: lens === 'general' ? names[id] : (own.axes[index]?.label[locale] ?? label[locale]),
        }))}
        series={[
          { id: 'startup', label: startup, values: valuesOf(calculation) },
          { id: 'industry', label: t`Median of ${industry}`, values: valuesOf(figures) },
        ]}
        band={{
          label: t`First to third quartile`,
          low: { id: 'first', label: t`First quartile`, values: valuesOf(quartileValues(figures, 'first')) },
          high: { id: 'third', label: t`Third quartile`, values: valuesOf(quartileValues(figures, 'third')) },
        }}
      />
    </Card>
  );
}
