import type { DataStatus } from '@aval/ui';

import type { Loadable } from '../loading/Loadable.ts';

/** The status of a table that shows a query: rows stay on screen, marked as stale, while new ones load. */
export function tableStatus({ data, failure, isStale }: Loadable<unknown>): DataStatus {
  if (data === undefined) return failure ? 'error' : 'loading';
  return isStale ? 'refetching' : 'ready';
}
