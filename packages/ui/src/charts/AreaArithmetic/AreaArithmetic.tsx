import { formatNumber, formatPercent, formatScore } from '@aval/metrics';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentPropsWithRef } from 'react';

import { classes } from '../../classes.ts';
import { fillWords, useWords } from '../../words/WordsContext.ts';
import type { AreaTone } from '../shared/tones.ts';
import * as styles from './AreaArithmetic.css.ts';
import { arithmeticLayout, type ArithmeticPart } from './arithmeticLayout.ts';

export interface AreaArithmeticProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The parts of the area; their weights add up to 1. */
  parts: readonly ArithmeticPart[];
  /** The area, in its own colour. */
  tone: AreaTone;
}

/** An area's own arithmetic: bars as wide as their weights, filled to the score, with the points they give. */
export function AreaArithmetic({ parts, tone, className, ...rest }: AreaArithmeticProps) {
  const words = useWords();
  const bars = arithmeticLayout(parts);
  return (
    <ul {...rest} className={classes(styles.list, className)}>
      {parts.map((part, index) => {
        const bar = bars[index];
        return (
          bar !== undefined && (
            <li
              key={part.id}
              className={styles.part}
              style={assignInlineVars({ [styles.weight]: String(bar.maximum) })}
            >
              <span
                className={styles.track}
                data-state={bar.points === null ? 'missing' : undefined}
                style={assignInlineVars({ [styles.share]: `${bar.fill}%` })}
              >
                <span className={styles.fill[tone]} />
              </span>
              <span className={styles.texts}>
                <span className={styles.name}>
                  {part.label} {formatPercent(bar.maximum, 0)}
                </span>
                <span className={styles.points}>
                  {bar.points === null ? (
                    words.noData
                  ) : (
                    <>
                      <strong className={styles.figure}>{formatScore(bar.points)}</strong>{' '}
                      {fillWords(words.chartOfMaximum, { max: formatNumber(bar.maximum) })}
                    </>
                  )}
                </span>
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
