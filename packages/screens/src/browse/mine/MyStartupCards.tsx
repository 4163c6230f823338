import { Card, Loading, openRow, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import * as styles from './myStartups.css.ts';

const cards = [0, 1, 2, 3, 4, 5];

interface MyStartupCardsProps {
  /** Previous cards stay visible, dimmed, while new ones load. */
  isRefetching: boolean;
  children: ReactNode;
}

/** The cards, three in a row where there is room. */
export function MyStartupCards({ isRefetching, children }: MyStartupCardsProps) {
  const { t } = useLingui();
  return (
    // Keyboard users have the links in the cards.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul
      className={styles.grid}
      onClick={openRow}
      aria-label={t`My Startups`}
      aria-busy={isRefetching}
      data-state={isRefetching ? 'refetching' : 'ready'}
    >
      {children}
    </ul>
  );
}

/** Skeletons of the cards. */
export function MyStartupSkeletons() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading startups`} className={styles.grid}>
      {cards.map((card) => (
        <Card key={card} className={styles.card}>
          <div className={styles.head}>
            <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
            <div className={styles.lines}>
              <Skeleton width="40%" />
              <Skeleton width="70%" />
            </div>
          </div>
          <Skeleton width="90%" />
          <div className={styles.score}>
            <Skeleton width="5rem" height="1.75rem" />
            <Skeleton width="100%" />
            <Skeleton width="60%" />
          </div>
          <div className={styles.foot}>
            <Skeleton width="6rem" height="2rem" />
          </div>
        </Card>
      ))}
    </Loading>
  );
}
