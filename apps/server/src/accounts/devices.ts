import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { comparableEmail } from '@aval/contract';

/**
 * The token that a browser keeps once somebody has signed in there. It shows only that: it is no sign-in, and it holds
 * an invented id instead of the e-mail.
 *
 * @param id The id that the browser already has; null invents one.
 */
export function deviceToken(secret: Uint8Array, email: string, id: string | null): string {
  const named = id ?? randomBytes(16).toString('base64url');
  return `${named}.${sealOf(secret, email, named)}`;
}

/** The id of a browser in which the owner of this e-mail has signed in before; null for any other. */
export function knownDevice(secret: Uint8Array, email: string, token: string | null): string | null {
  const [, id, seal] = /^([\w-]{22})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (id === undefined || seal === undefined) return null;
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secret, email, id))) ? id : null;
}

function sealOf(secret: Uint8Array, email: string, id: string): string {
  return createHmac('sha256', secret)
    .update(`device:${id}:${comparableEmail(email)}`)
    .digest('base64url');
}
