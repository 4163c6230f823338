import type { CallAnswer, CallBody } from '@aval/contract';

import { sender } from './send.ts';

const send = sender(() => import('@aval/contract/answers/account'));

/** Opens a session: who the person is, and the token of it. */
export function signIn(body: CallBody<'login'>): Promise<CallAnswer<'login'>> {
  return send('login', { body });
}
