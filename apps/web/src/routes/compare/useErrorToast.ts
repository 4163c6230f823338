import { useToast } from '@aval/ui';
import { useEffect } from 'react';

/** Announces that a screen could not be loaded, once for each failure. */
export function useErrorToast(error: unknown, message: string): void {
  const toast = useToast();
  useEffect(() => {
    if (error !== null) toast.error(message);
    // The words of a failure that was announced already may change with the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
}
