import { Card, CardHeader, Loading, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import * as styles from './dashboard.css.ts';

/** The place of the steps while they are on their way. */
export function NextStepsSkeleton() {
  const { t } = useLingui();
  return (
    <Card padding="none" className={styles.next} data-state="pending">
      <CardHeader title={t`Next for you`} />
      <Loading className={styles.message}>
        <Skeleton width="60%" />
        <Skeleton width="90%" />
      </Loading>
    </Card>
  );
}
