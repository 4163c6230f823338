import type { EndpointResponse, EndpointBody } from '@aval/contract';

import { sendAccount } from './senders.ts';

/** Signs in; returns the user and the session token. */
export function signIn(body: EndpointBody<'login'>): Promise<EndpointResponse<'login'>> {
  return sendAccount('login', { body });
}
