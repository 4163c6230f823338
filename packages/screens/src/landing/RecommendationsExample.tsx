import { areas, formatScore, levelOf, type RecommendationGroup } from '@aval/metrics';
import { Avatar, Card, InvestabilityBadge, LevelBadge, ProgressBar } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { useLocale } from '../text/useLocale.ts';
import { exampleRecommendations, exampleRecommendationScores } from './exampleRecommendations.ts';
import * as styles from './RecommendationsExample.css.ts';

const name = 'Tendero';
const largestGain = 4;

/** The model's recommendations for a weak startup, each with its gain in points. */
export function RecommendationsExample() {
  const { t } = useLingui();
  const locale = useLocale();
  const { now, together } = exampleRecommendationScores;
  const areaLabel = (group: RecommendationGroup) => {
    const id = group === 'value_proposition' ? 'value' : group;
    return areas.find((area) => area.id === id)?.label[locale] ?? '';
  };
  return (
    <Card padding="none" aria-label={t`Example of recommendations`}>
      <div className={styles.head}>
        <Avatar name={name} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.quiet}>
            <Trans>Retail · MVP</Trans>
          </p>
        </div>
        <span className={styles.end}>
          <InvestabilityBadge score={now} level={levelOf(now)} />
        </span>
      </div>
      <ol className={styles.list}>
        {exampleRecommendations.map(({ group, gain, text }) => (
          <li key={text.en} className={styles.row}>
            <div>
              {text[locale]}
              <p className={styles.quiet}>{areaLabel(group)}</p>
            </div>
            <span className={styles.bar}>
              <ProgressBar
                label={t`Gain`}
                value={gain ?? 0}
                max={largestGain}
                hasHeader={false}
                valueText={t`${formatScore(gain)} points`}
              />
            </span>
            <span className={styles.gain}>{`+${formatScore(gain)}`}</span>
          </li>
        ))}
      </ol>
      <div className={styles.together}>
        <span>
          <Trans>All four together</Trans>
        </span>
        <span className={styles.end}>
          {formatScore(now)} → <span className={styles.strong}>{formatScore(together)}</span>
        </span>
        <LevelBadge level={levelOf(together)} />
      </div>
    </Card>
  );
}
