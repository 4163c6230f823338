import { formatNumber, levelName, type ScoreRange } from '@aval/metrics';
import { Trans } from '@lingui/react/macro';

import { useLocale } from '../../language/useLocale.ts';
import * as styles from './detail.css.ts';
import * as own from './score.css.ts';
import { levelEnds } from './scoreSummary.ts';

interface RangeSentenceProps {
  range: ScoreRange;
}

/** Says whether the level holds at both ends of the range. */
export function RangeSentence({ range }: RangeSentenceProps) {
  const locale = useLocale();
  const ends = levelEnds(range);
  const [low, high] = [formatNumber(range.low), formatNumber(range.high)];
  const [lowLevel, highLevel] = [ends.low, ends.high].map((level) =>
    levelName(level)[locale].toLocaleLowerCase(locale),
  );
  return (
    <p className={own.sentence}>
      {ends.low === ends.high ? (
        <Trans>
          90 % range{' '}
          <strong className={styles.strong}>
            {low} to {high}
          </strong>
          : {lowLevel} at both ends.
        </Trans>
      ) : (
        <Trans>
          90 % range{' '}
          <strong className={styles.strong}>
            {low} to {high}
          </strong>
          : the level could be anything from {lowLevel} to {highLevel}.
        </Trans>
      )}
    </p>
  );
}
