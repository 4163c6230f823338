import type { DataStatus } from '@aval/ui';

interface QueryState {
  data: unknown;
  isError: boolean;
  isPlaceholderData: boolean;
}

/** The status of a table that shows a query: rows stay on screen, marked as stale, while new ones load. */
export function tableStatus({ data, isError, isPlaceholderData }: QueryState): DataStatus {
  if (data === undefined) return isError ? 'error' : 'loading';
  return isPlaceholderData ? 'refetching' : 'ready';
}
