import { Card, CardHeader, Loading, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import * as styles from './dashboard.css.ts';

const skeletonSteps = [0, 1];

/** The skeleton of the next steps. */
export function NextStepsSkeleton() {
  const { t } = useLingui();
  return (
    <Card padding="none" className={styles.next} data-state="pending">
      <CardHeader title={t`Your next steps`} />
      <Loading>
        {skeletonSteps.map((index) => (
          <div key={index} className={styles.step}>
            <Skeleton shape="block" width="2rem" />
            <div className={styles.skeletonLines}>
              <Skeleton width="60%" />
              <Skeleton width="90%" />
              <Skeleton shape="block" width="8rem" height="1.75rem" />
            </div>
          </div>
        ))}
      </Loading>
    </Card>
  );
}
