import type { ScoreRange } from '@aval/metrics';
import { Trans } from '@lingui/react/macro';

import { useLocale } from '../text/useLocale.ts';
import * as styles from './detail.css.ts';
import { rangeText } from './rangeText.ts';
import * as own from './score.css.ts';

interface RangeSentenceProps {
  range: ScoreRange;
}

/** Whether the level is the same at both ends of the range. */
export function RangeSentence({ range }: RangeSentenceProps) {
  const { low, high, lowLevel, highLevel } = rangeText(range, useLocale());
  return (
    <p className={own.sentence}>
      {lowLevel === highLevel ? (
        <Trans>
          90 % range{' '}
          <strong className={styles.strong}>
            {low}–{high}
          </strong>
          : {lowLevel} at both ends.
        </Trans>
      ) : (
        <Trans>
          90 % range{' '}
          <strong className={styles.strong}>
            {low}–{high}
          </strong>
          : the level could be anything from {lowLevel} to {highLevel}.
        </Trans>
      )}
    </p>
  );
}
