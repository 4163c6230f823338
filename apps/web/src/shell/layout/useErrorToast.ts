import { useToast } from '@aval/ui';
import { useEffect, useEffectEvent } from 'react';

/**
 * Shows a toast when a refetch fails while older data is still on screen; without data, a panel shows the error
 * instead.
 *
 * @param failure null or false when there is none; announced whenever it changes: pass the error itself for one toast
 *   per failure, or a boolean for one toast until it succeeds.
 */
export function useErrorToast(failure: unknown, message: string): void {
  const toast = useToast();
  const announce = useEffectEvent(() => void toast.error(message));
  useEffect(() => {
    if (failure) announce();
  }, [failure]);
}
