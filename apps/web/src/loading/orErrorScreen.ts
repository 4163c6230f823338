import type { ComponentType } from 'react';

/**
 * Replaces a screen that cannot be loaded by one that throws, so that the error boundary is shown. React Router renders an
 * empty page when `lazy` fails on a route with middleware.
 */
export function orErrorScreen(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return () =>
    load().catch((error: unknown) => {
      return function FailedScreen(): never {
        throw error;
      };
    });
}
