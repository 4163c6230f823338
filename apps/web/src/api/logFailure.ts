import { isUnreadable } from './ApiError.ts';

/** The console messages for a query that failed, and for one whose response does not match the contract. */
export interface LoggedAs {
  failed: string;
  unreadable: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** When omitted, a failure is shown on the screen only. */
      loggedAs?: LoggedAs;
    };
  }
}

/** Logs a failure to the console. */
export function logFailure(error: unknown, loggedAs: LoggedAs): void {
  console.error(isUnreadable(error) ? loggedAs.unreadable : loggedAs.failed, error);
}
