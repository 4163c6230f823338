import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in prerendered HTML and while that is hydrated, true from then on and where nothing was prerendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
