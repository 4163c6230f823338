import type { EndpointResponse, EndpointBody } from '@aval/contract';

import { sendAccount } from './senders.ts';

/** Opens a session: who the person is, and the token of it. */
export function signIn(body: EndpointBody<'login'>): Promise<EndpointResponse<'login'>> {
  return sendAccount('login', { body });
}
