import type { EndpointResponse } from '@aval/contract';
import { formatPercent, LEAST_PEERS, metricById, type NumericMetricId } from '@aval/metrics';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import * as styles from './detail.css.ts';
import { dominated } from './dominated.ts';

interface MetricPercentileProps {
  percentiles: EndpointResponse<'getPercentiles'>;
  metric: NumericMetricId;
}

/** The percentile of a startup's newest figure among its peers, in one line. */
export function MetricPercentile({ percentiles, metric }: MetricPercentileProps) {
  const { t } = useLingui();
  const { n, too_few: isFew, metrics, peers: having } = percentiles;
  const percentile = metrics[metric];
  if (isFew) {
    const peers = t`${plural(n, {
      0: 'No other public startup of this industry and stage',
      one: 'Only # other public startup of this industry and stage',
      other: 'Only # other public startups of this industry and stage',
    })}`;
    return <p className={styles.muted}>{t`${peers} to compare with; a percentile takes ${LEAST_PEERS}`}</p>;
  }
  if (percentile === undefined) {
    return (
      <p className={styles.muted}>
        {t`Of ${n} other public startups of this industry and stage fewer than ${LEAST_PEERS} have this figure: too few for a percentile`}
      </p>
    );
  }
  const { direction } = metricById(metric);
  const among = having?.[metric] ?? n;
  const whole = dominated(percentile, 'up');
  const share = formatPercent(dominated(percentile, direction), 0);
  return (
    <p className={styles.muted}>
      {direction === 'up' &&
        t`Better than ${share} of ${among} public startups of this industry and stage (percentile ${whole})`}
      {direction === 'down' &&
        t`Better than ${share} of ${among} public startups of this industry and stage (percentile ${whole}, and lower is better)`}
      {direction === 'none' &&
        t`Higher than ${share} of ${among} public startups of this industry and stage (percentile ${whole})`}
      {'. '}
      {t`Ties count half.`}
    </p>
  );
}
