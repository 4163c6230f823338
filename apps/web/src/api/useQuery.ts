import {
  hashKey,
  type QueryKey,
  useInfiniteQuery as useLatestPages,
  useQuery as useLatest,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';

interface Failure {
  error: unknown;
  /** Key of the query that failed, because another query may not have failed. */
  key: string;
}

/**
 * A query whose error stays until the next response arrives, including while it is being refetched. The library clears
 * an error without data as soon as a refetch begins, which would remove the error panel, its Retry button and the focus
 * on it.
 */
export const useQuery = ((options: UseQueryOptions): UseQueryResult =>
  useKeptError(useLatest(options), options.queryKey)) as typeof useLatest;

/** Like useQuery, for a list that is loaded in pages. */
export const useInfiniteQuery = ((options: Parameters<typeof useLatestPages>[0]) =>
  useKeptError(useLatestPages(options), options.queryKey)) as typeof useLatestPages;

interface Query extends Pick<UseQueryResult, 'data' | 'isPending' | 'isFetching'> {
  error: unknown;
}

function useKeptError<Result extends Query>(query: Result, queryKey: QueryKey): Result {
  const key = hashKey(queryKey);
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
}
