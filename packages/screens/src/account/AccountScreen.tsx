import { type ReactNode, Suspense } from 'react';

import { lazyPart } from '../loading/lazyPart.tsx';
import * as styles from './AccountScreen.css.ts';

// The form can be filled in before the example has loaded.
const ExampleScoreCard = lazyPart(async () => (await import('./ExampleScoreCard.tsx')).ExampleScoreCard);

export interface AccountScreenProps {
  /** The logo, as a link to the start page. */
  brand: ReactNode;
  /** Beside the logo, such as a menu of languages. */
  tools?: ReactNode;
  /** Gives room to a form with fields beside each other. */
  isWide?: boolean | undefined;
  /** A form of `@aval/forms`. */
  children: ReactNode;
}

/** A page with a form on one half and an example of an evaluation on the other. */
export function AccountScreen({ brand, tools, isWide = false, children }: AccountScreenProps) {
  return (
    <div className={styles.page}>
      <main id="main" className={styles.half}>
        <div className={styles.bar}>
          {brand}
          <div className={styles.tools}>{tools}</div>
        </div>
        <div className={isWide ? `${styles.form} ${styles.wideForm}` : styles.form}>{children}</div>
      </main>
      <Suspense fallback={<div className={styles.example} />}>
        <ExampleScoreCard />
      </Suspense>
    </div>
  );
}
