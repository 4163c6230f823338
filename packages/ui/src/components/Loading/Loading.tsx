import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import * as styles from './Loading.css.ts';

export interface LoadingProps extends ComponentProps<'div'> {
  /** What is loading ('Loading startups'); announced once, politely. */
  label?: string | undefined;
}

/** Contains the skeletons of a region while its data is loading; hidden for the first 150 ms. */
export function Loading({ label, className, children, ...rest }: LoadingProps) {
  const texts = useTexts();
  return (
    <div {...rest} aria-busy className={clsx(styles.root, className)}>
      <span role="status" className={styles.label}>
        {label ?? texts.loading}
      </span>
      {children}
    </div>
  );
}
