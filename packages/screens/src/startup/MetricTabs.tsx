import type { CalculationRecord, FieldSource } from '@aval/contract';
import { type AreaId, areas, formatScore, type Lens, NOT_AVAILABLE, radarSeries } from '@aval/metrics';
import { Tabs } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { toArea } from '../selectors/areaNames.ts';
import { useAreaNames } from '../text/useAreaNames.ts';
import { useLocale } from '../text/useLocale.ts';
import { AreaPanel } from './AreaPanel.tsx';
import * as styles from './detail.css.ts';
import type { Explainer } from './explanations.ts';
import type { InfoSubject } from './useInfo.ts';

export interface MetricTabsProps {
  calculation: CalculationRecord;
  lens: Lens;
  tab: AreaId;
  onTabChange: (tab: AreaId) => void;
  sources: Readonly<Record<string, FieldSource>>;
  explainer: Explainer;
  activeId: string | null;
  onActiveChange: (id: string | null) => void;
  onInfo: (subject: InfoSubject) => void;
}

/** The metrics by area: the score of each area under the lens, and the metrics behind it. */
export function MetricTabs({ calculation, lens, tab, onTabChange, ...panel }: MetricTabsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useAreaNames();
  const { axes } = radarSeries(calculation, lens);
  return (
    <Tabs
      label={t`Metrics by area`}
      value={tab}
      onValueChange={(id) => onTabChange(toArea(id) ?? tab)}
      onActiveChange={panel.onActiveChange}
      items={areas.map(({ id, metric }, index) => {
        const score = axes[index]?.value ?? null;
        const general = id === 'value' ? t`Value Proposition` : names[id];
        return {
          id,
          // Under other lenses the score is not the area's own and has its own name.
          label: lens === 'general' ? general : (axes[index]?.label[locale] ?? general),
          mark: <span className={styles.dot[id]} />,
          detail: score === null ? NOT_AVAILABLE : `${formatScore(score)}/100`,
          content: (
            <AreaPanel
              {...panel}
              calculation={calculation}
              area={id}
              metric={axes[index]?.metric ?? metric}
              lens={lens}
            />
          ),
        };
      })}
    />
  );
}
