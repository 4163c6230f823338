import { routes } from './routes.ts';

/** `resetToken` requires the token of a password recovery email. */
export type Access = 'public' | 'user' | 'admin' | 'resetToken';

interface Visitor {
  isSignedIn: boolean;
  isAdmin: boolean;
}

/**
 * The token from the link of a recovery email.
 *
 * @param search Query string of the requested address.
 * @returns null when the address has no token, in which case no password can be set.
 */
export function resetTokenOf(search: string): string | null {
  return new URLSearchParams(search).get('token')?.trim() || null;
}

/**
 * The redirect for a visitor who may not open the requested route.
 *
 * @param access The access level of the route.
 * @param address Requested path and query; sign-in returns to it.
 * @returns The address to redirect to, or null when the visitor may open the route.
 */
export function redirectFor(access: Access, visitor: Visitor, address: string): string | null {
  if (access === 'public') return null;
  if (access === 'resetToken')
    return resetTokenOf(new URL(address, 'http://localhost').search) ? null : routes.login.path;
  if (!visitor.isSignedIn) return `${routes.login.path}?from=${encodeURIComponent(address)}`;
  if (access === 'admin' && !visitor.isAdmin) return routes.dashboard.path;
  return null;
}
