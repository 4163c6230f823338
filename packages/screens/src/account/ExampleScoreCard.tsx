import { formatPercent, formatScore } from '@aval/metrics';
import { Avatar, Card, LevelBadge } from '@aval/ui';
import { RangeBar } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpRight, Database, Link2 } from 'lucide-react';

import * as styles from './AccountScreen.css.ts';
import { exampleScore } from './exampleScore.ts';

/** An example of an evaluation, for visitors who have not seen one yet. */
export function ExampleScoreCard() {
  const { t } = useLingui();
  const { name, score, level, range, coverage, weakestArea, bestGain } = exampleScore;
  const low = Math.round(range.low);
  const high = Math.round(range.high);
  return (
    <aside className={styles.example} aria-label={t`Example of a score`}>
      <div>
        <h2 className={styles.exampleTitle}>
          <Trans>Unknowns are shown too.</Trans>
        </h2>
        <p className={styles.exampleText}>
          <Trans>
            A startup with few facts never gets a falsely certain score: its range is wide and its coverage low, so you
            know how much each figure weighs before you decide.
          </Trans>
        </p>
      </div>
      <Card>
        <div className={styles.exampleHead}>
          <Avatar name={name} size="large" />
          <div>
            <p className={styles.exampleName}>{name}</p>
            <p className={styles.exampleKind}>
              <Trans>Healthcare · Prototype · example</Trans>
            </p>
          </div>
          <span className={styles.exampleBadge}>
            <LevelBadge level={level} />
          </span>
        </div>
        <div className={styles.figures}>
          <span>
            <span className={styles.score}>{formatScore(score)}</span> <span className={styles.outOf}>/100</span>
          </span>
          <span className={styles.outOf}>
            <Trans>
              90 % range{' '}
              <span className={styles.strong}>
                {low}–{high}
              </span>
            </Trans>
          </span>
        </div>
        <RangeBar score={score} range={range} label={name} />
        <ul className={styles.rows}>
          <li className={styles.row}>
            <Database size={16} aria-hidden />
            <Trans>Coverage: part of the score that is stated</Trans>
            <span className={styles.rowValue}>{formatPercent(coverage * 100, 0)}</span>
          </li>
          <li className={styles.row}>
            <Link2 size={16} aria-hidden />
            <Trans>Weakest area: finance; it counts twice</Trans>
            <span className={styles.rowValue}>{formatScore(weakestArea)}</span>
          </li>
          <li className={styles.row}>
            <ArrowUpRight size={16} aria-hidden />
            <Trans>Best step: a co-founder who has sold before</Trans>
            <span className={styles.rowValue}>+{formatScore(bestGain)}</span>
          </li>
        </ul>
      </Card>
    </aside>
  );
}
