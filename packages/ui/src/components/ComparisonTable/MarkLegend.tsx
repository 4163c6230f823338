import type { ComparisonMark } from '@aval/metrics';
import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import * as styles from './ComparisonCells.css.ts';
import { markIcons } from './MarkIcon.tsx';
import type { MarkStyle } from './types.ts';

export interface MarkLegendProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Style of the marks: extremes of a row, or changes from one column to the next. */
  marks: MarkStyle;
}

const shown: Readonly<Record<MarkStyle, readonly ComparisonMark[]>> = {
  extremes: ['better', 'worse'],
  changes: ['better', 'worse', 'equal'],
};

/** What the marks of a comparison mean. */
export function MarkLegend({ marks, className, ...rest }: MarkLegendProps) {
  const texts = useTexts();
  return (
    <span {...rest} className={clsx(styles.legend, className)}>
      {shown[marks].map((mark) => {
        const Icon = markIcons[marks][mark];
        return (
          <span key={mark} className={styles.legendEntry}>
            <Icon className={styles.markIcon[mark]} strokeWidth={1.75} aria-hidden="true" />
            {texts[mark]}
          </span>
        );
      })}
    </span>
  );
}
