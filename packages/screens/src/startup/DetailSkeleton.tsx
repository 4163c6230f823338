import { Card, Loading, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import * as cardGrid from '../layout/cardGrid.css.ts';
import * as styles from './detail.css.ts';
import { ScoreCard, type StoredScore } from './ScoreCard.tsx';
import * as shapes from './skeleton.css.ts';

/** The skeleton of the page while the startup loads. */
export function DetailSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading startup`} className={styles.page}>
      <div className={shapes.head}>
        <Skeleton shape="circle" width="3.5rem" height="3.5rem" />
        <div className={shapes.lines}>
          <Skeleton width="16rem" height="1.5rem" />
          <Skeleton width="22rem" />
        </div>
      </div>
      <div className={styles.bar}>
        <Skeleton shape="block" width="16rem" height="2.25rem" />
      </div>
      <OverviewSkeleton />
    </Loading>
  );
}

interface OverviewSkeletonProps {
  /** The stored score, if it is already known. */
  stored?: StoredScore | undefined;
}

/** The skeleton of the overview while the calculations load. */
export function OverviewSkeleton({ stored }: OverviewSkeletonProps) {
  return (
    <div className={cardGrid.frame}>
      <div className={cardGrid.columns}>
        {typeof stored?.IE_investability_score === 'number' ? (
          <ScoreCard stored={stored} moved={<Skeleton width="10rem" height="1.5rem" />} explainer={null} />
        ) : (
          <Card className={cardGrid.span.four}>
            <Skeleton shape="block" height="18rem" />
          </Card>
        )}
        <Card className={cardGrid.span.eight}>
          <Skeleton shape="block" height="18rem" />
        </Card>
        <Card className={cardGrid.span.eight}>
          <Skeleton shape="block" height="20rem" />
        </Card>
        <Card className={cardGrid.span.four}>
          <Skeleton shape="block" height="20rem" />
        </Card>
        <Card className={cardGrid.span.twelve}>
          <Skeleton shape="block" height="12rem" />
        </Card>
      </div>
    </div>
  );
}
