import { createHash, createHmac, randomBytes } from 'node:crypto';

import { errors, jwtVerify, SignJWT } from 'jose';

import type { AccessClaims } from '../services/Caller.ts';

/** Type and audience of access tokens, so that no other token signed with the same secret is accepted as one. */
const kind = { typ: 'at+jwt', audience: 'aval' };

/** Lifetime of an access token in seconds. */
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

/** Tokens verified with a secret: their claims and expiry in seconds. */
type Verified = Map<string, { claims: AccessClaims; expiresAt: number }>;
const verifiedWith = new WeakMap<Uint8Array, Verified>();

function verifiedTokens(secret: Uint8Array): Verified {
  const known = verifiedWith.get(secret) ?? new Map();
  verifiedWith.set(secret, known);
  return known;
}

/**
 * The claims of an access token; null when it is foreign, modified or expired.
 *
 * Every request carries the same token, and verifying it takes longer than most requests. So a verified token is
 * cached until it expires. The token does not show whether its session is still live.
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

/** A random 256-bit token for a session or a password link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The successor of a refresh token. It is derived from the token, so that a lost response can be repeated, and needs
 * the server's secret, so that an old token does not reveal the current one.
 */
export function successorOf(secret: Uint8Array, token: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');
}

/** Tokens are stored as hashes, so that a copy of the database cannot be used to sign in. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
