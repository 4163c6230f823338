import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import { useWords } from '../../words/WordsContext.ts';
import * as styles from './Loading.css.ts';

export interface LoadingProps extends ComponentProps<'div'> {
  /** What is loading ('Loading startups'); announced once, politely. */
  label?: string | undefined;
}

/** Contains the skeletons of a region while its data is loading; hidden for the first 150 ms. */
export function Loading({ label, className, children, ...rest }: LoadingProps) {
  const words = useWords();
  return (
    <div {...rest} aria-busy className={clsx(styles.root, className)}>
      <span role="status" className={styles.label}>
        {label ?? words.loading}
      </span>
      {children}
    </div>
  );
}
