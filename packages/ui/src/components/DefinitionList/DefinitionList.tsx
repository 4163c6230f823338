import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import { useWords } from '../../words/WordsContext.ts';
import { Badge } from '../Badge/Badge.tsx';
import * as styles from './DefinitionList.css.ts';

export interface Definition {
  /** Unique in the list; the term where it is text. */
  id?: string | undefined;
  term: ReactNode;
  /** Nothing, or what React draws nothing for, reads 'No data'. */
  value: ReactNode;
  /** An icon of 14 px after the value: where it comes from. */
  mark?: ReactNode;
  /** 'stacked' gives a long text the whole width under its term. */
  layout?: 'row' | 'stacked' | undefined;
}

export interface DefinitionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms and values, in order. @default [] */
  items?: readonly Definition[] | undefined;
  /** Whether each row keeps a place for a mark, as for lists that stand beside each other; left out, where one has one. */
  hasMarks?: boolean | undefined;
}

/** Facts, one a line: what, its value, and where it comes from. */
export function DefinitionList({
  items = [],
  hasMarks = items.some(({ mark }) => isShown(mark)),
  className,
  ...rest
}: DefinitionListProps) {
  const words = useWords();
  return (
    <dl {...rest} className={clsx(styles.list, className)}>
      {items.map(({ id, term, value, mark, layout = 'row' }, index) => (
        <div key={id ?? (typeof term === 'string' ? term : index)} data-layout={layout} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            {isShown(value) ? value : <Badge>{words.noData}</Badge>}
            {hasMarks && <span className={styles.mark}>{mark}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
