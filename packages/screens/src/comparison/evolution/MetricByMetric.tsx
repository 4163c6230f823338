import type { CalculationRecord } from '@aval/contract';
import { formatChange, type Lens } from '@aval/metrics';
import { Card, CardHeader, fillText, IconButton, useTexts } from '@aval/ui';
import { Sparkline } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChartLine, Info } from 'lucide-react';
import { memo } from 'react';

import { comparedGroups, type ComparedMetric } from '../../selectors/comparedMetrics.ts';
import { useDates } from '../../text/useDates.ts';
import { useLocale } from '../../text/useLocale.ts';
import * as compare from '../compare.css.ts';
import * as styles from './evolution.css.ts';
import { metricHistory } from './metricHistory.ts';

interface MetricByMetricProps {
  /** Newest first. */
  calculations: readonly CalculationRecord[];
  lens: Lens;
  onInfo: (id: string) => void;
  onChart: (id: string) => void;
}

/** The sub-scores, each in its own small chart; all charts share one scale, so that they can be compared. */
export const MetricByMetric = memo(function MetricByMetric({
  calculations,
  lens,
  onInfo,
  onChart,
}: MetricByMetricProps) {
  const metrics = comparedGroups(lens).flatMap((group) =>
    group.metrics.filter(({ isScore, isAreaScore }) => isScore && !isAreaScore),
  );
  if (metrics.length === 0) return null;
  return (
    <section className={compare.panel}>
      <div className={compare.toolbar}>
        <h2 className={compare.sectionTitle}>
          <Trans>Metric by metric</Trans>
        </h2>
        <span className={styles.scaleNote}>
          <Trans>All on 0 to 100, time to scale</Trans>
        </span>
      </div>
      <ul className={styles.multiples}>
        {metrics.map((metric) => (
          <li key={metric.id} className={styles.multiple}>
            <MetricCourse metric={metric} calculations={calculations} onInfo={onInfo} onChart={onChart} />
          </li>
        ))}
      </ul>
    </section>
  );
});

interface MetricCourseProps extends Omit<MetricByMetricProps, 'lens'> {
  metric: ComparedMetric;
}

function MetricCourse({ metric, calculations, onInfo, onChart }: MetricCourseProps) {
  const { t } = useLingui();
  const texts = useTexts();
  const locale = useLocale();
  const { day } = useDates();
  const label = metric.label[locale];
  const { times, values, last, change } = metricHistory(metric, calculations);
  const since = change === null ? null : formatChange(change);
  const [from, to] = [times[0], times.at(-1)].map((time) => (time === undefined ? '' : day(time)));
  return (
    <Card aria-label={label} className={styles.chart}>
      <CardHeader
        className={styles.chartHead}
        level={3}
        title={<span className={styles.chartTitle}>{label}</span>}
        tools={
          <span className={styles.chartTools}>
            <IconButton
              icon={ChartLine}
              size="small"
              label={fillText(texts.comparisonChart, { name: label })}
              onClick={() => onChart(metric.id)}
            />
            <IconButton
              icon={Info}
              size="small"
              label={fillText(texts.moreInformation, { name: label })}
              onClick={() => onInfo(metric.id)}
            />
          </span>
        }
      />
      <p className={styles.now}>
        <strong className={styles.nowValue}>{metric.print(last)}</strong>
        {since !== null && <span className={styles.since}>{t`${since} since first`}</span>}
      </p>
      <Sparkline
        label={label}
        size="wide"
        tone="c1"
        values={values}
        times={times}
        domain={[0, 100]}
        cuts={[0, 50, 100]}
        hasDots
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </Card>
  );
}
