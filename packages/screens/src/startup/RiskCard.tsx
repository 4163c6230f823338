import type { CalculationRecord } from '@aval/contract';
import { Card } from '@aval/ui';
import { RiskHeatmap } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import * as cardGrid from '../layout/cardGrid.css.ts';
import { activeAreaOf } from '../selectors/activeArea.ts';
import { useHeatmapGroups } from '../text/useHeatmapGroups.ts';

interface RiskCardProps {
  calculation: CalculationRecord;
  activeId: string | null;
  onActiveChange: (id: string | null) => void;
}

/** The risk heatmap: three sub-scores of each area. A metric that is not one of them highlights its area. */
export function RiskCard({ calculation, activeId, ...active }: RiskCardProps) {
  const { t } = useLingui();
  const groups = useHeatmapGroups(calculation);
  const hasCell = groups.some(({ cells }) => cells.some(({ id }) => id === activeId));
  return (
    <Card className={cardGrid.span.twelve}>
      <RiskHeatmap
        title={t`Risk heatmap`}
        titleLevel={2}
        groups={groups}
        {...active}
        activeId={hasCell ? activeId : activeAreaOf(activeId)}
      />
    </Card>
  );
}
