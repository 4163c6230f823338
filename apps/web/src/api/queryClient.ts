import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { onLanguageChoice } from '../shell/language/messages.ts';
import { onPersonChange } from '../shell/session/session.ts';
import { ApiError } from './ApiError.ts';
import { logFailure } from './logFailure.ts';

const attempts = 2;

/** A call is tried again only where another try may help: no answer, or a server that is out of breath. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < attempts && error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 502);
}

// Without a network a call fails as any other, so that its Retry is shown instead of waiting for ever.
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.loggedAs) logFailure(error, meta.loggedAs);
    },
  }),
  mutationCache: new MutationCache({
    // What a change does not find was deleted elsewhere, so what is shown is out of date.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') void queryClient.invalidateQueries();
    },
  }),
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
  },
});

// What one person loaded is never shown to the next.
onPersonChange(() => queryClient.clear());
// What the server says is loaded again in a new language.
onLanguageChoice(() => void queryClient.invalidateQueries());
