import { type Call, missingTokenText } from '@aval/contract';

import { readAccess } from '../accounts/tokens.ts';
import { CallError } from '../http/CallError.ts';
import type { Caller, AccessClaims } from '../services/Caller.ts';
import type { Services } from '../services/Services.ts';

/**
 * Who calls, by the rule of the call.
 *
 * Ownership is the verb's to judge, since what does not exist for the caller answers 404 there.
 *
 * @throws CallError UNAUTHENTICATED without a live session, FORBIDDEN for anyone but administrators where only they may.
 */
export async function authenticate(
  services: Services,
  who: Call['who'],
  header: string | undefined,
): Promise<{ caller: Caller | null; bearer: AccessClaims | null }> {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  const bearer = token ? await readAccess(services.secret, token, services.now()) : null;
  if (who === 'public') return { caller: null, bearer };
  if (!token) throw new CallError('UNAUTHENTICATED', { text: missingTokenText });
  const caller = bearer ? await services.callers.find(bearer, services.now()) : null;
  if (!caller) throw new CallError('UNAUTHENTICATED');
  if (who === 'admin' && caller.role !== 'admin') throw new CallError('FORBIDDEN');
  return { caller, bearer };
}
