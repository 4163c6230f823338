import { hashKey, useQuery as useLatest, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

interface Failure {
  error: Error;
  /** Key of the query that failed, because another query may not have failed. */
  key: string;
}

/**
 * A query whose error stays until the next response arrives, including while it is being refetched. The library clears
 * an error without data as soon as a refetch begins, which would remove the error panel, its Retry button and the focus
 * on it.
 */
export const useQuery = ((options: UseQueryOptions): UseQueryResult => {
  const query = useLatest(options);
  const key = hashKey(options.queryKey);
  const { data, error, isPending } = query;
  const [failure, setFailure] = useState<Failure | null>(null);
  if (error && (failure?.error !== error || failure.key !== key)) setFailure({ error, key });
  if (data !== undefined && !error && failure) setFailure(null);
  if (!isPending || failure?.key !== key) return query;
  return {
    ...query,
    error: failure.error,
    status: 'error',
    isError: true,
    isLoadingError: true,
    isPending: false,
    isLoading: false,
    isRefetching: query.isFetching,
  };
}) as typeof useLatest;
