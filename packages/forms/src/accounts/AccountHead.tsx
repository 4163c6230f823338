import type { ReactNode } from 'react';

import * as styles from './accounts.css.ts';

interface AccountHeadProps {
  /** The heading of the page that the form is. */
  title: ReactNode;
  /** One sentence under it. */
  children: ReactNode;
}

/** What the forms before the sign-in begin with. */
export function AccountHead({ title, children }: AccountHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.subtitle}>{children}</p>
    </div>
  );
}
