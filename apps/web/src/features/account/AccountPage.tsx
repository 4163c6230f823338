import { Logo } from '@aval/ui';
import { type ReactNode, Suspense } from 'react';

import { lazyPart } from '../../loading/lazyPart.tsx';
import { paths } from '../../paths.ts';
import { brandLink } from '../../shell/layout/brandLink.css.ts';
import { Preferences } from '../../shell/layout/Preferences.tsx';
import { RouterLink } from '../../shell/layout/RouterLink.tsx';
import * as styles from './AccountPage.css.ts';

// The form can be filled in before the example has loaded.
const ExampleScoreCard = lazyPart(async () => (await import('./ExampleScoreCard.tsx')).ExampleScoreCard);

interface AccountPageProps {
  isWide?: boolean;
  children: ReactNode;
}

/** A page with a form on one half and an example of an evaluation on the other. */
export function AccountPage({ isWide = false, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <main id="main" className={styles.half}>
        <div className={styles.bar}>
          <RouterLink href={paths.home} className={brandLink}>
            <Logo />
          </RouterLink>
          <div className={styles.tools}>
            <Preferences />
          </div>
        </div>
        <div className={isWide ? `${styles.form} ${styles.wideForm}` : styles.form}>{children}</div>
      </main>
      <Suspense fallback={<div className={styles.example} />}>
        <ExampleScoreCard />
      </Suspense>
    </div>
  );
}
