import { adoptStoredSession, currentSession, expireSession, type Session, storeSession } from './session.ts';
import { timeToRefresh } from './tokenLifetime.ts';

export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

const retryAfterMs = 30_000;

async function askServer(): Promise<Session | 'refused' | 'unreachable'> {
  try {
    const answer = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' });
    if (answer.status === 401) return 'refused';
    if (!answer.ok) return 'unreachable';
    return (await answer.json()) as Session;
  } catch {
    return 'unreachable';
  }
}

async function refreshOnce(before: string | undefined): Promise<RefreshOutcome> {
  const stored = adoptStoredSession();
  if (stored && stored.token !== before) return 'refreshed';
  const answer = await askServer();
  if (answer === 'unreachable') return answer;
  // Who signed out meanwhile stays signed out, and another person's session is not theirs to end.
  if (adoptStoredSession()?.token !== before) return currentSession() ? 'refreshed' : 'refused';
  if (answer === 'refused') {
    expireSession();
    return answer;
  }
  storeSession({ user: answer.user, token: answer.token });
  return 'refreshed';
}

/**
 * Renews the access token. Tabs take turns, and a tab that finds a newer token takes it over.
 * Only a refusal by the server ends the session; a server that cannot be reached never does.
 */
export function refreshSession(): Promise<RefreshOutcome> {
  const before = currentSession()?.token;
  return takeTurn(() => refreshOnce(before));
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One after the other among all tabs; where the browser knows no locks (an address without TLS), within this tab. */
function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  // The type says that every page has locks; one that is not served securely has none.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request('aval.session', work);
  const turn = lastTurn.then(work, work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Keeps the session alive while the application is open: renews when 80 % of the token's life has passed. */
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
