import { patterns } from './patterns.ts';

export type Access = 'public' | 'user' | 'admin';

interface Visitor {
  isSignedIn: boolean;
  isAdmin: boolean;
}

/**
 * The token of a link from a recovery mail.
 *
 * @param search query of the address that was asked for.
 * @returns null when the address has none: then there is nothing to set a password with.
 */
export function resetTokenOf(search: string): string | null {
  return new URLSearchParams(search).get('token')?.trim() || null;
}

/**
 * Where a visitor is sent instead of the route they asked for.
 *
 * @param access who the route is for.
 * @param address path and query that were asked for; sign-in returns to it.
 * @returns an address, or null when the visitor may enter.
 */
export function redirectFor(access: Access, visitor: Visitor, address: string): string | null {
  if (access === 'public') return null;
  if (!visitor.isSignedIn) return `${patterns.login}?from=${encodeURIComponent(address)}`;
  if (access === 'admin' && !visitor.isAdmin) return patterns.dashboard;
  return null;
}
