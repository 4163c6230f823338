import { createHash, createHmac, randomBytes } from 'node:crypto';

import { errors, jwtVerify, SignJWT } from 'jose';

import type { AccessClaims } from '../services/Caller.ts';

/** What our access tokens say they are: nothing else that the secret signs passes as one. */
const kind = { typ: 'at+jwt', audience: 'aval' };

/** Life of an access token in seconds. */
export const accessSeconds = 900;

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

const mostVerified = 10_000;

/** Tokens that were verified with a secret: what they say, and the second in which they expire. */
type Verified = Map<string, { claims: AccessClaims; expiresAt: number }>;
const verifiedWith = new WeakMap<Uint8Array, Verified>();

function verifiedTokens(secret: Uint8Array): Verified {
  const known = verifiedWith.get(secret) ?? new Map();
  verifiedWith.set(secret, known);
  return known;
}

/**
 * Who an access token stands for; null when it is not ours, was changed or has expired.
 *
 * The same token comes with every call, and verifying it takes longer than most calls do: one that was found good is
 * good until it expires. Whether its session still lives is not told by the token.
 */
export async function readAccess(secret: Uint8Array, token: string, now: Date): Promise<AccessClaims | null> {
  const verified = verifiedTokens(secret);
  const known = verified.get(token);
  if (known && known.expiresAt > Math.floor(now.getTime() / 1000)) return known.claims;
  verified.delete(token);
  const read = await verify(secret, token, now);
  if (read === null) return null;
  if (verified.size >= mostVerified) verified.clear();
  verified.set(token, read);
  return read.claims;
}

async function verify(secret: Uint8Array, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, secret, {
      ...kind,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const claims = { userId: Number(payload.sub), sessionId: Number(payload['sid']) };
    if (!Number.isInteger(claims.userId) || !Number.isInteger(claims.sessionId)) return null;
    return { claims, expiresAt: payload.exp ?? 0 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** A random token of 256 bits: of a session, or of a link to set a password. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The token that follows a refresh token. It is computed from it, so an answer that got lost can be given again, and
 * only with the server's secret, so an old token leads nobody to the current one.
 */
export function successorOf(secret: Uint8Array, token: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');
}

/** How a token is kept: a copy of the database signs nobody in. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
