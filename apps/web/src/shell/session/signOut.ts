import { sendAccount } from '../../api/senders.ts';
import { clearSession } from './session.ts';

/**
 * Ends the session here and on the server, even if the server cannot be reached.
 *
 * @param leave Navigates to a public page, before the current one would redirect to sign-in.
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
