import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

import * as styles from './pages.css.ts';

/** A part of a page that uses the styles of this library instead of Storybook's. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={styles.frame}>{children}</div>
    </Unstyled>
  );
}
