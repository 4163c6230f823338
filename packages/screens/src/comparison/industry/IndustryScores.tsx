import { comparisonMarks, formatChange, formatScore, radarSeries, scoreChange } from '@aval/metrics';
import { Card, CardHeader, MarkIcon } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import * as cardGrid from '../../layout/cardGrid.css.ts';
import { useLocale } from '../../text/useLocale.ts';
import * as styles from './industry.css.ts';
import type { AgainstIndustryProps } from './IndustryRadar.tsx';

/** How far each score of the startup is above or below its industry. */
export function IndustryScores({ industry, calculation, mean, lens }: AgainstIndustryProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const others = radarSeries(mean, lens).axes;
  const rows = [
    {
      label: t`Investability`,
      own: calculation.IE_investability_score ?? null,
      other: mean.IE_investability_score ?? null,
    },
    ...radarSeries(calculation, lens).axes.map(({ label, value }, index) => ({
      label: label[locale],
      own: value,
      other: others[index]?.value ?? null,
    })),
  ];
  const count = t`${plural(mean.startups_count, { one: '# public startup', other: '# public startups' })}`;
  return (
    <Card className={cardGrid.span.seven}>
      <CardHeader title={t`Distance to the industry`} />
      <ul className={styles.list}>
        {rows.map(({ label, own, other }) => {
          const distance = scoreChange(other, own);
          const [mark] = comparisonMarks('up', [distance, 0], 'startup-to-industry');
          return (
            <li key={label} className={styles.row}>
              <span>{label}</span>
              <span className={styles.figures}>
                <Trans>
                  {formatScore(own)} against {formatScore(other)}
                </Trans>
              </span>
              <span className={styles.distance}>{formatChange(distance)}</span>
              {mark ? <MarkIcon mark={mark} marks="changes" /> : <span />}
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        <Trans>
          The figures of {industry} are means over {count}, each with its newest calculation of that day.
        </Trans>
      </p>
    </Card>
  );
}
