import { type Endpoint, missingTokenText } from '@aval/contract';

import { readAccess } from '../accounts/tokens.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Caller, AccessClaims } from '../services/Caller.ts';
import type { Services } from '../services/Services.ts';

export interface Identity {
  caller: Caller | null;
  bearer: AccessClaims | null;
  /** UNAUTHENTICATED without a live session, FORBIDDEN when the endpoint is for administrators only, otherwise null. */
  refusal: ApiError | null;
}

/**
 * Identifies the caller and checks the access rule of the endpoint. Returns a refusal instead of throwing it, because
 * refused requests are counted like others first.
 *
 * Handlers check ownership themselves, because a resource that the caller cannot see must return 404.
 */
export async function authenticate(
  services: Services,
  access: Endpoint['access'],
  header: string | undefined,
): Promise<Identity> {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  const bearer = token ? await readAccess(services.secret, token, services.now()) : null;
  if (access === 'public') return { caller: null, bearer, refusal: null };
  const caller = bearer ? await services.callers.find(bearer, services.now()) : null;
  return { caller, bearer, refusal: refusalOf(access, token, caller) };
}

function refusalOf(access: Endpoint['access'], token: string | undefined, caller: Caller | null): ApiError | null {
  if (!token) return new ApiError('UNAUTHENTICATED', { text: missingTokenText });
  if (!caller) return new ApiError('UNAUTHENTICATED');
  return access === 'admin' && caller.role !== 'admin' ? new ApiError('FORBIDDEN') : null;
}
