import { hashKey, useQuery as useLatest, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

interface Failure {
  error: Error;
  /** Of the query that failed: another one has not. */
  key: string;
}

/**
 * A query, whose failure stands until there is an answer: also while it is asked for again, by hand or by the clock. The
 * library takes a failure without data back as soon as it asks again, and with it would go the panel that says so, its
 * Retry and the focus on that.
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
