import type { CallAnswer, CallBody } from '@aval/contract';

import { sendAccount } from './senders.ts';

/** Signs in; returns the user and the session token. */
export function signIn(body: CallBody<'login'>): Promise<CallAnswer<'login'>> {
  return sendAccount('login', { body });
}
