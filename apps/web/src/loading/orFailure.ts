import type { ComponentType } from 'react';

/**
 * Loads a screen; one that cannot be loaded becomes a screen that fails, so that the error boundary around it shows.
 * The router itself answers a failed load on a route with a guard by an empty page.
 */
export function orFailure(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return () =>
    load().catch((error: unknown) => {
      return function FailedScreen(): never {
        throw error;
      };
    });
}
