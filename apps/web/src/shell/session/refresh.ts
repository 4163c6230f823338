import { adoptStoredSession, currentSession, expireSession, type Session, storeSession } from './session.ts';
import { timeToRefresh } from './tokenLifetime.ts';

export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

const retryAfterMs = 30_000;

async function requestRefresh(): Promise<Session | 'refused' | 'unreachable'> {
  try {
    const response = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' });
    if (response.status === 401) return 'refused';
    if (!response.ok) return 'unreachable';
    return (await response.json()) as Session;
  } catch {
    return 'unreachable';
  }
}

async function refreshOnce(before: string | undefined): Promise<RefreshOutcome> {
  const stored = adoptStoredSession();
  if (stored && stored.token !== before) return 'refreshed';
  const refreshed = await requestRefresh();
  if (refreshed === 'unreachable') return refreshed;
  // The user may have signed out or changed in the meantime: never sign them in again, and never end another user's
  // session.
  if (adoptStoredSession()?.token !== before) return currentSession() ? 'refreshed' : 'refused';
  if (refreshed === 'refused') {
    expireSession();
    return refreshed;
  }
  storeSession({ user: refreshed.user, token: refreshed.token });
  return 'refreshed';
}

/**
 * Refreshes the access token. Tabs take turns, and a tab uses a newer token if another tab has stored one. Only a
 * refusal by the server ends the session, never a network error.
 */
export function refreshSession(): Promise<RefreshOutcome> {
  const before = currentSession()?.token;
  return takeTurn(() => refreshOnce(before));
}

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Runs one refresh at a time across all tabs; without the Web Locks API (on an address without TLS), within this tab
 * only.
 */
function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  // The type claims that locks always exist, but insecure pages have none.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request('aval.session', work);
  const turn = lastTurn.then(work, work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Keeps the session alive while the app is open: refreshes the token after 80 % of its lifetime. */
export function keepSessionAlive(): void {
  const session = currentSession();
  if (!session) {
    setTimeout(keepSessionAlive, retryAfterMs);
    return;
  }
  const wait = timeToRefresh(session.token, Date.now());
  setTimeout(
    () => {
      const isDue = currentSession() && timeToRefresh(currentSession()?.token ?? '', Date.now()) === 0;
      if (!isDue) keepSessionAlive();
      else
        void refreshSession().then((outcome) =>
          setTimeout(keepSessionAlive, outcome === 'unreachable' ? retryAfterMs : 0),
        );
    },
    Math.min(wait, retryAfterMs),
  );
}
