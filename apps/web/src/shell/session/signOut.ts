import { sendAccount } from '../../api/senders.ts';
import { clearSession } from './session.ts';

/**
 * Ends the session here and on the server; a server that cannot be reached does not keep anybody in.
 *
 * @param leave goes to a page that needs no session, before this one would ask for a new one.
 */
export async function signOut(leave: () => Promise<void> | void): Promise<void> {
  const ended = sendAccount('logout', {}).catch(() => undefined);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1000))]);
  try {
    await leave();
  } finally {
    clearSession();
  }
}
