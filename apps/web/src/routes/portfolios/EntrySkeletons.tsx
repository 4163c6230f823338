import { Loading, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import * as styles from './portfolios.css.ts';

const rows = [0, 1, 2, 3];

/** The startups of a dialog while they are on their way. */
export function EntrySkeletons() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading startups`}>
      {rows.map((row) => (
        <div key={row} className={styles.entry}>
          <Skeleton shape="circle" width="2rem" height="2rem" />
          <div className={styles.entryLines}>
            <Skeleton width="30%" />
            <Skeleton width="90%" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
