import type { CalculationRecord } from '@aval/contract';
import { Card } from '@aval/ui';
import { RiskHeatmap } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import { useHeatmapGroups } from '../../views/useHeatmapGroups.ts';
import * as styles from './detail.css.ts';

interface RiskCardProps {
  calculation: CalculationRecord;
  activeId: string | null;
  onActiveChange: (id: string | null) => void;
}

/** Where the risks lie: three sub-scores of each area. */
export function RiskCard({ calculation, ...active }: RiskCardProps) {
  const { t } = useLingui();
  const groups = useHeatmapGroups(calculation);
  return (
    <Card className={styles.wide.twelve}>
      <RiskHeatmap title={t`Risk heatmap`} titleLevel={2} groups={groups} {...active} />
    </Card>
  );
}
