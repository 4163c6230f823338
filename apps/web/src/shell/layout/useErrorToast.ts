import { useToast } from '@aval/ui';
import { useEffect, useEffectEvent } from 'react';

/**
 * Announces that something could not be loaded, where what was loaded before still stands: in its place a panel says so.
 *
 * @param failure null or false while there is none; announced again whenever it changes: give the error itself for one
 *   toast a failure, or only whether it failed for one toast until it succeeds.
 */
export function useErrorToast(failure: unknown, message: string): void {
  const toast = useToast();
  const announce = useEffectEvent(() => void toast.error(message));
  useEffect(() => {
    if (failure) announce();
  }, [failure]);
}
