import { formatNumber, formatPercent, formatScore, levelTone, type ScoreRange } from '@aval/metrics';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { Badge } from '../Badge/Badge.tsx';
import { levelText } from '../LevelBadge/levelText.ts';
import * as styles from './InvestabilityBadge.css.ts';
import { readInvestability } from './readInvestability.ts';

export interface InvestabilityBadgeProps extends ComponentProps<'span'> {
  /** 0-100; null, or a figure outside, reads 'Not evaluated'. */
  score: number | null | undefined;
  /** The level of the calculation. */
  level: string | null | undefined;
  /** Whether too little of the score is evidenced; said behind the level. @default false */
  isUnverified?: boolean | undefined;
  /** Percentage of the score that is based on stated facts, 0-100. */
  coverage?: number | null | undefined;
  /** Percentage of the score for which somebody other than the startup vouches, 0-100. */
  evidenced?: number | null | undefined;
  /** 90 % range of the score. */
  range?: ScoreRange | null | undefined;
}

/** Score and level of a startup, with their certainty if it fits. */
export function InvestabilityBadge({
  score,
  level,
  isUnverified = false,
  coverage,
  evidenced,
  range,
  className,
  ...rest
}: InvestabilityBadgeProps) {
  const texts = useTexts();
  const known = readInvestability(score, level);
  if (known === null) {
    return (
      <span {...rest} className={clsx(styles.root, className)}>
        <Badge>{texts.notEvaluated}</Badge>
      </span>
    );
  }
  const certainty = [
    range && fillText(texts.range, { low: formatNumber(range.low, 0), high: formatNumber(range.high, 0) }),
    typeof coverage === 'number' && fillText(texts.stated, { value: formatPercent(coverage, 0) }),
    typeof evidenced === 'number' && fillText(texts.evidenced, { value: formatPercent(evidenced, 0) }),
  ].filter(Boolean);
  return (
    <span {...rest} className={clsx(styles.root, className)}>
      <Badge tone={levelTone(known.level)}>
        <span data-band={known.band} className={styles.score[known.band]}>
          {formatScore(known.score)}
        </span>{' '}
        {levelText(known.level, texts, isUnverified)}
      </Badge>
      {certainty.length > 0 && <span className={styles.certainty}>{certainty.join(' · ')}</span>}
    </span>
  );
}
