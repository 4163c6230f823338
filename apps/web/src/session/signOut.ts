import { send } from '../api/send.ts';
import { clearSession } from './session.ts';

/** Ends the session here and on the server; a server that cannot be reached does not keep anybody in. */
export async function signOut(): Promise<void> {
  const ended = send('logout', {}).catch(() => undefined);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1000))]);
  clearSession();
}
