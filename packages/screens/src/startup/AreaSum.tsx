import { type AreaId, areas, formatPercent, isMetricId, metricById, type NumericMetricId } from '@aval/metrics';
import { AreaArithmetic } from '@aval/ui/charts';
import { Trans } from '@lingui/react/macro';

import { activeAreaOf } from '../selectors/activeArea.ts';
import { useLocale } from '../text/useLocale.ts';
import * as styles from './detail.css.ts';
import { explainedName } from './explainedText.ts';
import type { Explainer } from './explanations.ts';
import * as own from './metrics.css.ts';
import { scorePath } from './scorePath.ts';

interface AreaSumProps {
  area: AreaId;
  metric: NumericMetricId;
  explainer: Explainer;
  activeId: string | null;
  onActiveChange: (id: string | null) => void;
}

/** How an area's score adds up from its parts; renders nothing when there is no score. */
export function AreaSum({ area, metric, explainer, activeId, onActiveChange }: AreaSumProps) {
  const locale = useLocale();
  const explanation = explainer(metric);
  if (!explanation || explanation.parts.length === 0) return null;
  const { parts } = explanation;
  const activeArea = activeAreaOf(activeId);
  const name = metricById(metric).label[locale];
  const count = parts.length;
  const isGeneral = areas.some(({ id, metric: own }) => id === area && own === metric);
  const path = isGeneral ? scorePath(metric, explainer) : null;
  const share = path ? formatPercent(path.shareOfAverage * 100, 0) : null;
  return (
    <div className={own.sum}>
      <p className={own.sumText}>
        {share === null ? (
          <Trans>
            <strong className={styles.strong}>{name}</strong> is the sum of {count} parts.
          </Trans>
        ) : (
          <Trans>
            <strong className={styles.strong}>{name}</strong> is the sum of {count} parts; it counts {share} of the
            score.
          </Trans>
        )}
      </p>
      <AreaArithmetic
        tone={area}
        activeId={activeId}
        isBehind={activeArea !== null && activeArea !== area}
        // A part that is not a metric highlights its area.
        onActiveChange={(id) => onActiveChange(id === null || isMetricId(id) ? id : area)}
        parts={parts.map(({ of, weight, score }) => ({ id: of.id, label: explainedName(of, locale), weight, score }))}
      />
    </div>
  );
}
