import { Card, Loading, Skeleton } from '@aval/ui';
import type { ReactNode } from 'react';

import * as cardGrid from '../layout/cardGrid.css.ts';
import * as styles from './compare.css.ts';

interface ComparisonSkeletonProps {
  /** The label of the loading state. */
  label: string;
  /** Classes for the widths of the two cards above the table. */
  cards: readonly [string, string];
  /** The content between the cards and the table. */
  children?: ReactNode;
}

/** The skeleton of a comparison of one startup. */
export function ComparisonSkeleton({ label, cards, children }: ComparisonSkeletonProps) {
  return (
    <Loading label={label} className={`${styles.panel} ${cardGrid.frame}`}>
      <Skeleton shape="block" width="16rem" height="2.75rem" />
      <div className={cardGrid.columns}>
        {cards.map((width) => (
          <Card key={width} className={width}>
            <Skeleton shape="block" height="24rem" />
          </Card>
        ))}
      </div>
      {children}
      <Card>
        <Skeleton shape="block" height="36rem" />
      </Card>
    </Loading>
  );
}
