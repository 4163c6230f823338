import { Skeleton } from '@aval/ui';

import * as styles from './browse.css.ts';

const badge = <Skeleton shape="block" width="5rem" height="1.5rem" />;

/** Skeletons in the shape of the list's cells. */
export const skeletonCells = {
  name: (
    <span className={styles.skeletonName}>
      <Skeleton shape="circle" width="2rem" />
      <Skeleton width="60%" />
    </span>
  ),
  badge,
  verdict: (
    <>
      {badge}
      <Skeleton width="7rem" height="0.5rem" />
      <Skeleton width="6rem" height="0.75rem" />
    </>
  ),
  action: <Skeleton shape="block" width="1.5rem" />,
} as const;
