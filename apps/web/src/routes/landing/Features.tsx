import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import * as styles from './landing.css.ts';
import { RecommendationsExample } from './RecommendationsExample.tsx';

interface FeatureProps {
  title: ReactNode;
  text: ReactNode;
  points: readonly { id: string; text: ReactNode }[];
  children: ReactNode;
}

function Feature({ title, text, points, children }: FeatureProps) {
  return (
    <div className={styles.feature}>
      <div>
        <h3 className={styles.featureTitle}>{title}</h3>
        <p className={styles.prose}>{text}</p>
        <ul className={styles.list}>
          {points.map((point) => (
            <li key={point.id} className={styles.listItem}>
              <Check size={16} aria-hidden className={styles.check} />
              {point.text}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}

/** The three groups of features, each with a working piece of the product. */
export function Features() {
  return (
    <>
      <Feature
        title={<Trans>Smart recommendations</Trans>}
        text={
          <Trans>
            Concrete actions, ordered by the points they add. The gain comes from evaluating again with the change made,
            not from a guess.
          </Trans>
        }
        points={[
          { id: 'own', text: <Trans>Made for each startup</Trans> },
          { id: 'effect', text: <Trans>With their effect in points</Trans> },
          { id: 'level', text: <Trans>Up to the next level</Trans> },
        ]}
      >
        <RecommendationsExample />
      </Feature>
    </>
  );
}
