import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';

import { useWords } from '../../words/WordsContext.ts';
import * as styles from './ComparisonCells.css.ts';

export type BandLegendProps = Omit<ComponentPropsWithRef<'p'>, 'children'>;

/** Where each class of a score ends, and what the sign of an estimate means. */
export function BandLegend({ className, ...rest }: BandLegendProps) {
  const words = useWords();
  const bands = [
    ['very-low', words.comparisonVeryLow],
    ['low', words.comparisonLow],
    ['medium', words.comparisonMedium],
    ['high', words.comparisonHigh],
    ['very-high', words.comparisonVeryHigh],
  ] as const;
  return (
    <p {...rest} className={clsx(styles.legend, className)}>
      {bands.map(([band, text]) => (
        <span key={band} className={`${styles.band} ${styles.bands[band]}`}>
          {text}
        </span>
      ))}
      <span>≈ {words.estimated}</span>
    </p>
  );
}
