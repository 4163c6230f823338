import { routes } from './routes.ts';

/** `resetToken` is for whoever comes with the token of a recovery mail. */
export type Access = 'public' | 'user' | 'admin' | 'resetToken';

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
  if (access === 'resetToken')
    return resetTokenOf(new URL(address, 'http://localhost').search) ? null : routes.login.path;
  if (!visitor.isSignedIn) return `${routes.login.path}?from=${encodeURIComponent(address)}`;
  if (access === 'admin' && !visitor.isAdmin) return routes.dashboard.path;
  return null;
}
