import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import * as styles from './Logo.css.ts';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Only the symbol, when there is no space for the name; the name is then its accessible name. */
  isMarkOnly?: boolean | undefined;
}

const productName = 'Aval';

/** The product's symbol and name. */
export function Logo({ isMarkOnly = false, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={clsx(styles.root, className)}>
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={styles.mark}
        {...(isMarkOnly ? { role: 'img', 'aria-label': productName } : { 'aria-hidden': true })}
      >
        <path d="M2.5 17 10 3l7.5 14M7.5 14.5h5" />
      </svg>
      {!isMarkOnly && productName}
    </span>
  );
}
