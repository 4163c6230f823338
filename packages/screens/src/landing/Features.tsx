import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ReactNode } from 'react';

import { LazyCard } from '../loading/LazyCard.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import * as styles from './landing.css.ts';

const EvolutionExample = lazyPart(async () => (await import('./EvolutionExample.tsx')).EvolutionExample);
const FieldExample = lazyPart(async () => (await import('./FieldExample.tsx')).FieldExample);
const RecommendationsExample = lazyPart(
  async () => (await import('./RecommendationsExample.tsx')).RecommendationsExample,
);

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
      <LazyCard height="22rem">{children}</LazyCard>
    </div>
  );
}

/** The three groups of features, each with a working part of the product. */
export function Features() {
  return (
    <>
      <Feature
        title={<Trans>Performance analysis</Trans>}
        text={
          <Trans>
            Score, metrics and risk map by area: value proposition, finance, market and team. Every evaluation stays
            with its date, so you see what changed and why.
          </Trans>
        }
        points={[
          { id: 'evolution', text: <Trans>Evolution between evaluations</Trans> },
          { id: 'sector', text: <Trans>Comparison with the industry</Trans> },
          { id: 'lenses', text: <Trans>Three lenses: general, corporate and educational</Trans> },
        ]}
      >
        <EvolutionExample />
      </Feature>
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
      <Feature
        title={<Trans>Spotting opportunities</Trans>}
        text={
          <Trans>
            Search by industry and stage, follow what interests you and group it into portfolios. A startup with few
            facts cannot hide: its range is visibly wide.
          </Trans>
        }
        points={[
          { id: 'search', text: <Trans>Search, filters and order</Trans> },
          { id: 'portfolios', text: <Trans>Portfolios you can compare</Trans> },
          { id: 'own', text: <Trans>Dedicated metrics for corporations and universities</Trans> },
        ]}
      >
        <FieldExample />
      </Feature>
    </>
  );
}
