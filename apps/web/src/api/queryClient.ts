import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { onLanguageChoice } from '../shell/language/messages.ts';
import { onPersonChange } from '../shell/session/session.ts';
import { ApiError } from './ApiError.ts';
import { logFailure } from './logFailure.ts';

const attempts = 2;

/** Retries only when it may help: no response arrived, or the server is overloaded. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < attempts && error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 502);
}

// When offline, fail immediately like any other error, so that Retry is shown instead of waiting forever.
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.loggedAs) logFailure(error, meta.loggedAs);
    },
  }),
  mutationCache: new MutationCache({
    // If the target of a mutation was not found, it was deleted elsewhere and the data on screen is stale.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') void queryClient.invalidateQueries();
    },
  }),
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
  },
});

// Never show one user's cached data to the next.
onPersonChange(() => queryClient.clear());
// Reload texts from the server in the new language.
onLanguageChoice(() => void queryClient.invalidateQueries());
