import { routes } from '../../routes.ts';

/** What the page that lost its session tells the sign-in. */
export interface SignInState {
  lastUserId: number;
}

/** Nobody who has signed in is led to these. */
const forVisitors: readonly string[] = [
  routes.login.path,
  routes.register.path,
  routes.forgotPassword.path,
  routes.resetPassword.path,
];
const ownSite = 'https://own.invalid';

/** Whether it leads to a page of this site as browsers read it, who leave tabs and line breaks out. */
function isOwnPath(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, ownSite)) return false;
  const { origin, pathname } = new URL(address, ownSite);
  return origin === ownSite && !forVisitors.includes(pathname);
}

/**
 * The address to open after signing in.
 *
 * @param from what the sign-in address carries in `from`, or null.
 * @param userId who signed in.
 * @param lastUserId whose session ended on the page of `from`; undefined when nobody was signed in there.
 * @returns `from` when it is a path of this site and nobody else was on it, else the dashboard.
 */
export function afterSignIn(from: string | null, userId: number, lastUserId?: number): string {
  const isOwnPage = lastUserId === undefined || lastUserId === userId;
  return from !== null && isOwnPath(from) && isOwnPage ? from : routes.dashboard.path;
}
