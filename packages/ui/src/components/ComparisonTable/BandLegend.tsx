import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { bandNames } from './bandNames.ts';
import * as styles from './ComparisonCells.css.ts';

export type BandLegendProps = Omit<ComponentPropsWithRef<'p'>, 'children'>;

/** The limits of each score band, and the meaning of the estimate symbol. */
export function BandLegend({ className, ...rest }: BandLegendProps) {
  const texts = useTexts();
  const names = bandNames(texts);
  const bands = [
    ['very-low', names['very-low']],
    ['low', fillText(texts.classUpTo, { name: names.low, value: 25 })],
    ['medium', fillText(texts.classUpTo, { name: names.medium, value: 50 })],
    ['high', fillText(texts.classUpTo, { name: names.high, value: 75 })],
    ['very-high', fillText(texts.classAbove, { name: names['very-high'], value: 75 })],
  ] as const;
  return (
    <p {...rest} className={clsx(styles.legend, className)}>
      <span>{texts.classLegend}</span>
      {bands.map(([band, text]) => (
        <span key={band} className={`${styles.band} ${styles.bands[band]}`}>
          {text}
        </span>
      ))}
      <span>≈ {texts.estimated}</span>
    </p>
  );
}
