import type { DataStatus } from '@aval/ui';

interface QueryState {
  data: unknown;
  isError: boolean;
  isPlaceholderData: boolean;
}

/** How a table stands that shows a query: rows once read stay, marked while other ones are on their way. */
export function tableStatus({ data, isError, isPlaceholderData }: QueryState): DataStatus {
  if (data === undefined) return isError ? 'error' : 'loading';
  return isPlaceholderData ? 'refetching' : 'ready';
}
