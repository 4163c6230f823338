import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

import * as styles from './pages.css.ts';

/** A part of a page that is drawn by this library and not by Storybook's prose styles. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={styles.frame}>{children}</div>
    </Unstyled>
  );
}
