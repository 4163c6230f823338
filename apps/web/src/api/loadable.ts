import type { Loadable, LoadFailure } from '@aval/screens';
import type { UseQueryResult } from '@tanstack/react-query';

import { ApiError, isUnreadable, messageOf } from './ApiError.ts';

function failureOf(error: Error, read: typeof messageOf): LoadFailure {
  const isMissing = error instanceof ApiError && error.status === 404;
  const kind = isMissing ? 'missing' : isUnreadable(error) ? 'unreadable' : 'other';
  return { kind, message: read(error, '') };
}

interface Query<Data> extends Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData'> {
  refetch: () => unknown;
}

/**
 * A query as a screen receives it.
 *
 * @param read Reads the text for the user from an error; `detailsOf` for administrators.
 */
export function loadable<Data>(
  { data, error, isFetching, isPlaceholderData, refetch }: Query<Data>,
  read = messageOf,
): Loadable<Data> {
  return {
    data,
    failure: error && failureOf(error, read),
    isFetching,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
  };
}

/** What an address without a valid id leads to. */
export const missing: Loadable<never> = {
  data: undefined,
  failure: { kind: 'missing', message: '' },
  isFetching: false,
  isStale: false,
  retry: () => {},
};
