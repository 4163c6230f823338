import { createHash, createHmac, randomBytes } from 'node:crypto';

import { errors, jwtVerify, SignJWT } from 'jose';

/** What our access tokens say they are: nothing else that the secret signs passes as one. */
const kind = { typ: 'at+jwt', audience: 'aval' };

/** Life of an access token in seconds. */
export const accessSeconds = 900;

export interface AccessClaims {
  userId: number;
  sessionId: number;
}

export function signAccess(secret: Uint8Array, { userId, sessionId }: AccessClaims, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: kind.typ })
    .setAudience(kind.audience)
    .setSubject(String(userId))
    .setJti(randomBytes(9).toString('base64url'))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessSeconds)
    .sign(secret);
}

/** Who an access token stands for; null when it is not ours, was changed or has expired. */
export async function readAccess(secret: Uint8Array, token: string, now: Date): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { ...kind, algorithms: ['HS256'], currentDate: now });
    const userId = Number(payload.sub);
    const sessionId = Number(payload['sid']);
    return Number.isInteger(userId) && Number.isInteger(sessionId) ? { userId, sessionId } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The token that follows a refresh token. It is computed from it, so an answer that got lost can be given again, and
 * only with the server's secret, so an old token leads nobody to the current one.
 */
export function successorOf(secret: Uint8Array, token: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');
}

/** How a refresh token is kept: a copy of the database signs nobody in. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
