import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';

import { fillWords, useWords } from '../../words/WordsContext.ts';
import { bandNames } from './bandNames.ts';
import * as styles from './ComparisonCells.css.ts';

export type BandLegendProps = Omit<ComponentPropsWithRef<'p'>, 'children'>;

/** The limits of each score band, and the meaning of the estimate symbol. */
export function BandLegend({ className, ...rest }: BandLegendProps) {
  const words = useWords();
  const names = bandNames(words);
  const bands = [
    ['very-low', names['very-low']],
    ['low', fillWords(words.classUpTo, { name: names.low, value: 25 })],
    ['medium', fillWords(words.classUpTo, { name: names.medium, value: 50 })],
    ['high', fillWords(words.classUpTo, { name: names.high, value: 75 })],
    ['very-high', fillWords(words.classAbove, { name: names['very-high'], value: 75 })],
  ] as const;
  return (
    <p {...rest} className={clsx(styles.legend, className)}>
      <span>{words.classLegend}</span>
      {bands.map(([band, text]) => (
        <span key={band} className={`${styles.band} ${styles.bands[band]}`}>
          {text}
        </span>
      ))}
      <span>≈ {words.estimated}</span>
    </p>
  );
}
