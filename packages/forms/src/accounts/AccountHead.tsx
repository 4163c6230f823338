import type { ReactNode } from 'react';

import * as styles from './accounts.css.ts';

interface AccountHeadProps {
  /** The h1 of the page. */
  title: ReactNode;
  /** One sentence under it. */
  children: ReactNode;
}

/** The heading of the forms for visitors. */
export function AccountHead({ title, children }: AccountHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.subtitle}>{children}</p>
    </div>
  );
}
