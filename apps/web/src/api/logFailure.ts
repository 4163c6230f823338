import { isUnreadable } from './ApiError.ts';

/** What the console says of a query that failed, and of one whose answer is not what the contract says. */
export interface LoggedAs {
  failed: string;
  unreadable: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Without it a failure is the screen's alone to tell. */
      loggedAs?: LoggedAs;
    };
  }
}

/** Writes a failure into the console. */
export function logFailure(error: unknown, loggedAs: LoggedAs): void {
  console.error(isUnreadable(error) ? loggedAs.unreadable : loggedAs.failed, error);
}
