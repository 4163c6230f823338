import type { CalculationRecord } from '@aval/contract';
import { riskHeatmap } from '@aval/metrics';
import { Card } from '@aval/ui';
import { RiskHeatmap } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import { useLocale } from '../../language/useLocale.ts';
import * as styles from './detail.css.ts';
import { useAreaNames } from './useAreaNames.ts';

interface RiskCardProps {
  calculation: CalculationRecord;
}

/** Where the risks lie: three sub-scores of each area. */
export function RiskCard({ calculation }: RiskCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useAreaNames();
  return (
    <Card className={styles.wide.twelve}>
      <RiskHeatmap
        title={t`Risk heatmap`}
        titleLevel={2}
        groups={riskHeatmap(calculation).map(({ id, value, band, cells }) => ({
          id,
          label: names[id],
          value,
          band,
          cells: cells.map((cell) => ({ ...cell, id: cell.metric, label: cell.label[locale] })),
        }))}
      />
    </Card>
  );
}
