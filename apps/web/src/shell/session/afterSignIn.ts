import { routes } from '../../routes.ts';

/** The state that a page passes to sign-in when its session ends. */
export interface SignInState {
  lastUserId: number;
}

/** Pages that a signed-in user is never redirected to. */
const forVisitors: readonly string[] = [
  routes.login.path,
  routes.register.path,
  routes.forgotPassword.path,
  routes.resetPassword.path,
  routes.confirmEmail.path,
  routes.takeBackEmail.path,
];
const ownSite = 'https://own.invalid';

/** Whether it is a path of this site as browsers parse it: they ignore tabs and line breaks. */
function isOwnPath(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, ownSite)) return false;
  const { origin, pathname } = new URL(address, ownSite);
  return origin === ownSite && !forVisitors.includes(pathname);
}

/**
 * The address to open after signing in.
 *
 * @param from The `from` parameter of the sign-in address, or null.
 * @param userId The user who signed in.
 * @param lastUserId The user whose session ended on the page of `from`; undefined when there was none.
 * @returns `from` when it is a path of this site and belongs to no other user, else the dashboard.
 */
export function afterSignIn(from: string | null, userId: number, lastUserId?: number): string {
  const isOwnPage = lastUserId === undefined || lastUserId === userId;
  return from !== null && isOwnPath(from) && isOwnPage ? from : routes.dashboard.path;
}
