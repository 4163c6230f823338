import type { CalculationRecord, IndustryCalculation } from '@aval/contract';
import { areas, type Lens, radarSeries } from '@aval/metrics';
import { Card } from '@aval/ui';
import { RadarChart } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import * as cardGrid from '../../layout/cardGrid.css.ts';
import { useAreaNames } from '../../text/useAreaNames.ts';
import { useLocale } from '../../text/useLocale.ts';

export interface AgainstIndustryProps {
  startup: string;
  industry: string;
  calculation: CalculationRecord;
  mean: IndustryCalculation;
  lens: Lens;
}

/** The startup's profile over that of its industry. */
export function IndustryRadar({ startup, industry, calculation, mean, lens }: AgainstIndustryProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useAreaNames();
  const [own, others] = [radarSeries(calculation, lens), radarSeries(mean, lens)];
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
          { id: 'startup', label: startup, values: own.axes.map(({ value }) => value) },
          { id: 'industry', label: industry, values: others.axes.map(({ value }) => value) },
        ]}
      />
    </Card>
  );
}
