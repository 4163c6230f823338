import type { CalculationRecord } from '@aval/contract';
import { Card } from '@aval/ui';
import { RiskHeatmap } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import { useHeatmapGroups } from '../../views/useHeatmapGroups.ts';
import * as styles from './detail.css.ts';

interface RiskCardProps {
  calculation: CalculationRecord;
}

/** Where the risks lie: three sub-scores of each area. */
export function RiskCard({ calculation }: RiskCardProps) {
  const { t } = useLingui();
  const groups = useHeatmapGroups(calculation);
  return (
    <Card className={styles.wide.twelve}>
      <RiskHeatmap title={t`Risk heatmap`} titleLevel={2} groups={groups} />
    </Card>
  );
}
