import { radarSeries } from '@aval/metrics';
import { Card, CardHeader } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import * as cardGrid from '../../layout/cardGrid.css.ts';
import { comparedById, investability } from '../../selectors/comparedMetrics.ts';
import * as styles from './industry.css.ts';
import type { AgainstIndustryProps } from './IndustryRadar.tsx';
import { ScoreDistance } from './ScoreDistance.tsx';

/** How far each score of the startup is from the median of its industry, and where it stands among the quartiles. */
export function IndustryScores({ industry, calculation, figures, lens }: AgainstIndustryProps) {
  const { t } = useLingui();
  const scores = radarSeries(calculation, lens).axes.flatMap(({ metric }) => comparedById(metric) ?? []);
  const count = t`${plural(figures.startups_count, { one: '# public startup', other: '# public startups' })}`;
  return (
    <Card className={cardGrid.span.seven}>
      <CardHeader title={t`Distance to the median`} />
      <ul className={styles.list}>
        {[investability, ...scores].map((metric) => (
          <ScoreDistance key={metric.id} metric={metric} calculation={calculation} figures={figures} />
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>
          The figures of {industry} are medians over {count}, each with its newest calculation of that day. About a
          quarter of the startups is below the first quartile, and as many above the third; n is how many have the
          figure.
        </Trans>
      </p>
    </Card>
  );
}
