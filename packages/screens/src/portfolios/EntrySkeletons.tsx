import { Loading, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import * as styles from './portfolios.css.ts';

interface EntrySkeletonsProps {
  /** The expected number of entries. */
  count?: number | undefined;
}

/** Skeletons for the startups in a dialog. */
export function EntrySkeletons({ count = 4 }: EntrySkeletonsProps) {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading startups`}>
      {Array.from({ length: count }, (_, row) => (
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
