import type { ComparisonMark } from '@aval/metrics';
import { ArrowDown, ArrowUp, CircleArrowDown, CircleArrowUp, Equal, type LucideIcon } from 'lucide-react';

import { useTexts } from '../../texts/TextsContext.ts';
import * as styles from './ComparisonCells.css.ts';
import type { MarkStyle } from './types.ts';

export const markIcons: Readonly<Record<MarkStyle, Readonly<Record<ComparisonMark, LucideIcon>>>> = {
  extremes: { better: CircleArrowUp, worse: CircleArrowDown, equal: Equal },
  changes: { better: ArrowUp, worse: ArrowDown, equal: Equal },
};

export interface MarkIconProps {
  /** How the value compares with its neighbours. */
  mark: ComparisonMark;
  /** Style of the marks: extremes of a row, or changes from one column to the next. */
  marks: MarkStyle;
}

/** Better, worse or equal: a coloured icon with a text alternative. */
export function MarkIcon({ mark, marks }: MarkIconProps) {
  const texts = useTexts();
  const Icon = markIcons[marks][mark];
  return (
    <span className={styles.mark}>
      <Icon className={styles.markIcon[mark]} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.hidden}>{texts[mark]}</span>
    </span>
  );
}
