import { Skeleton } from '@aval/ui';

import * as styles from './portfolios.css.ts';

const actionCount = 4;

/** Skeletons in the shape of the list's cells. */
export const skeletonCells = {
  name: (
    <>
      <Skeleton width="45%" />
      <Skeleton width="30%" />
    </>
  ),
  actions: (
    <span className={styles.skeletonActions}>
      {Array.from({ length: actionCount }, (_, action) => (
        <Skeleton key={action} shape="block" width="1.25rem" />
      ))}
    </span>
  ),
} as const;
