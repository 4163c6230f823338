import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import { useTexts } from '../../texts/TextsContext.ts';
import { Badge } from '../Badge/Badge.tsx';
import * as styles from './DefinitionList.css.ts';

export interface Definition {
  /** Unique in the list; defaults to the term if it is text. */
  id?: string | undefined;
  term: ReactNode;
  /** Values that React does not render are shown as 'No data'. */
  value: ReactNode;
  /** The state or age of a value, before it; above it where both do not fit. Not shown without a value. */
  badge?: ReactNode;
  /** An icon of 14 px after the value: its source. */
  mark?: ReactNode;
  /** 'stacked' gives a long text the whole width under its term. */
  layout?: 'row' | 'stacked' | undefined;
}

export interface DefinitionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms and values, in order. @default [] */
  items?: readonly Definition[] | undefined;
  /**
   * Whether each row reserves space for a mark, for example for lists side by side; by default when any row has one.
   */
  hasMarks?: boolean | undefined;
}

/** Facts, one per line: the term, its value, and the source. */
export function DefinitionList({
  items = [],
  hasMarks = items.some(({ mark }) => isShown(mark)),
  className,
  ...rest
}: DefinitionListProps) {
  const texts = useTexts();
  return (
    <dl {...rest} className={clsx(styles.list, className)}>
      {items.map(({ id, term, value, badge, mark, layout = 'row' }, index) => (
        <div key={id ?? (typeof term === 'string' ? term : index)} data-layout={layout} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            {!isShown(value) ? (
              <Badge>{texts.noData}</Badge>
            ) : isShown(badge) ? (
              <span className={styles.badged}>
                <span className={styles.badge}>{badge}</span>
                {value}
              </span>
            ) : (
              value
            )}
            {hasMarks && <span className={styles.mark}>{mark}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
