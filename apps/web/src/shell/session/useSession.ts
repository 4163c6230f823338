import { useSyncExternalStore } from 'react';

import { currentSession, onSessionChange, type Session } from './session.ts';

/** The session of this tab; the component renders again when it changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession, () => null);
}
