import { type Endpoint, missingTokenText } from '@aval/contract';

import { readAccess } from '../accounts/tokens.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Caller, AccessClaims } from '../services/Caller.ts';
import type { Services } from '../services/Services.ts';

/**
 * Identifies the caller and checks the access rule of the endpoint.
 *
 * Handlers check ownership themselves, because a resource that the caller cannot see must return 404.
 *
 * @throws ApiError UNAUTHENTICATED without a live session, FORBIDDEN when the endpoint is for administrators only.
 */
export async function authenticate(
  services: Services,
  access: Endpoint['access'],
  header: string | undefined,
): Promise<{ caller: Caller | null; bearer: AccessClaims | null }> {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  const bearer = token ? await readAccess(services.secret, token, services.now()) : null;
  if (access === 'public') return { caller: null, bearer };
  if (!token) throw new ApiError('UNAUTHENTICATED', { text: missingTokenText });
  const caller = bearer ? await services.callers.find(bearer, services.now()) : null;
  if (!caller) throw new ApiError('UNAUTHENTICATED');
  if (access === 'admin' && caller.role !== 'admin') throw new ApiError('FORBIDDEN');
  return { caller, bearer };
}
