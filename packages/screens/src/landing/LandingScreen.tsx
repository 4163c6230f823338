import { LinkButton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';

import { LazyCard } from '../loading/LazyCard.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { Features } from './Features.tsx';
import * as styles from './landing.css.ts';
import { PitchPoints } from './PitchPoints.tsx';
import { Steps } from './Steps.tsx';

const featuresId = 'features';

// The page can be read before the worked example has loaded.
const ExamplePanel = lazyPart(async () => (await import('./ExamplePanel.tsx')).ExamplePanel);

export interface LandingScreenProps {
  /** The page that creates an account. */
  registerHref: string;
  /** The contact page. */
  contactHref: string;
}

function CallsToAction({ registerHref, contactHref }: Pick<LandingScreenProps, 'registerHref' | 'contactHref'>) {
  const { t } = useLingui();
  return (
    <>
      <LinkButton href={registerHref} variant="primary" size="large" className={styles.action}>{t`Start`}</LinkButton>
      <LinkButton
        href={contactHref}
        variant="secondary"
        size="large"
        className={styles.action}
      >{t`Request demo`}</LinkButton>
    </>
  );
}

/** The landing page, which shows the product with its own components. */
export function LandingScreen({ registerHref, contactHref }: LandingScreenProps) {
  return (
    <>
      <section className={styles.hero}>
        <h1 className={styles.headline}>
          <Trans>
            <span className={styles.sentence}>A score from 0 to 100.</span>{' '}
            <span className={styles.sentence}>And every reason for it.</span>
          </Trans>
        </h1>
        <div>
          <p className={styles.pitch}>
            <Trans>
              Aval evaluates how ready a startup is for investment and shows where each point comes from, how much is
              known, and how far the score could move.
            </Trans>
          </p>
          <div className={styles.actions}>
            <CallsToAction registerHref={registerHref} contactHref={contactHref} />
            <a href={`#${featuresId}`} className={styles.more}>
              <Trans>Learn more</Trans>
              <ArrowDown size={16} aria-hidden />
            </a>
          </div>
        </div>
      </section>
      <div className={styles.section}>
        <LazyCard height="42rem">
          <ExamplePanel />
        </LazyCard>
      </div>
      <PitchPoints />
      <section className={styles.section} id={featuresId}>
        <h2 className={styles.sectionTitle}>
          <Trans>What it does for you</Trans>
        </h2>
        <Features />
      </section>
      <section className={styles.band}>
        <div className={styles.section}>
          <h2 className={styles.sectionTitle}>
            <Trans>Three steps</Trans>
          </h2>
          <Steps />
          <div className={styles.closing}>
            <p className={styles.closingText}>
              <Trans>Start with one startup: yours, or one you want to understand.</Trans>
            </p>
            <div className={styles.closingActions}>
              <CallsToAction registerHref={registerHref} contactHref={contactHref} />
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
