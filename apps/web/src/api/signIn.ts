import type { CallAnswer, CallBody } from '@aval/contract';

import { sendAccount } from './senders.ts';

/** Opens a session: who the person is, and the token of it. */
export function signIn(body: CallBody<'login'>): Promise<CallAnswer<'login'>> {
  return sendAccount('login', { body });
}
