import { areas, formatNumber, formatPercent, formatScore, type NumericMetricId } from '@aval/metrics';
import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';

import { useLocale } from '../text/useLocale.ts';
import * as styles from './detail.css.ts';
import type { Explainer } from './explanations.ts';
import * as own from './metrics.css.ts';
import { scorePath } from './scorePath.ts';

interface MetricPathProps {
  metric: NumericMetricId;
  /** As printed. */
  name: string;
  value: string;
  explainer: Explainer;
}

/** How a score contributes to the investability score, and the effect of one more point. */
export function MetricPath({ metric, name, value, explainer }: MetricPathProps) {
  const locale = useLocale();
  const path = scorePath(metric, explainer);
  if (!path) return null;
  const area = areas.find(({ id }) => id === path.area);
  const areaName = area?.label[locale] ?? path.area;
  const { shareOfArea, shareOfTotal, shareOfAverage } = path;
  const [ofArea, ofTotal, inAverage, asWeakest] = [
    shareOfArea,
    shareOfTotal,
    shareOfAverage,
    shareOfTotal - shareOfAverage,
  ].map((share) => formatPercent(share * 100, 0));
  const [areaScore, total] = [path.areaScore, path.total].map((score) => formatScore(score));
  const effect = formatNumber(path.effect, 2);
  return (
    <div className={own.sum}>
      <p className={own.path}>
        {path.shareOfArea < 1 && (
          <>
            <span>
              {name} <strong className={styles.strong}>{value}</strong>
            </span>
            <ChevronRight aria-hidden className={styles.factIcon} />
          </>
        )}
        <span>
          {path.shareOfArea < 1 ? (
            <Trans>
              {ofArea} of {areaName} <strong className={styles.strong}>{areaScore}</strong>
            </Trans>
          ) : (
            <>
              {areaName} <strong className={styles.strong}>{areaScore}</strong>
            </>
          )}
        </span>
        <ChevronRight aria-hidden className={styles.factIcon} />
        <span>
          <Trans>
            {ofTotal} of Investability <strong className={styles.strong}>{total}</strong>
          </Trans>
        </span>
      </p>
      <p className={styles.muted}>
        {path.isWeakest ? (
          <Trans>
            {areaName} counts {inAverage} of the score and {asWeakest} again as the weakest area, so one point more here
            adds {effect} points of investability.
          </Trans>
        ) : (
          <Trans>
            {areaName} counts {inAverage} of the score, so one point more here adds {effect} points of investability.
          </Trans>
        )}
      </p>
    </div>
  );
}
