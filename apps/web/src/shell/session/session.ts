import type { User } from '@aval/contract';

export interface Session {
  user: User;
  token: string;
}

const keys = { user: 'aval.user', token: 'aval.token', profileTypeName: 'aval.profile_type_name' } as const;

/** Valid characters of a token, which is sent in a header. */
const sendable = /^[\x21-\x7e]+$/;

/** Whether it is plausibly a user: all of its values are strings, numbers, booleans or missing. */
function isUser(user: unknown): user is User {
  return (
    typeof user === 'object' &&
    user !== null &&
    ['id', 'first_name', 'role'].every((fact) => fact in user) &&
    Object.values(user).every((fact) => typeof fact !== 'object' || fact === null)
  );
}

function parseUser(text: string): User | null {
  try {
    const user: unknown = JSON.parse(text);
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

/** Null for damaged data, and during prerendering, where there is no session. */
function readStored(): Session | null {
  if (typeof localStorage === 'undefined') return null;
  const user = parseUser(localStorage.getItem(keys.user) ?? '');
  const token = localStorage.getItem(keys.token) ?? '';
  return user && sendable.test(token) ? { user, token } : null;
}

let current = readStored();
const listeners = new Set<() => void>();

function publish(session: Session | null): void {
  current = session;
  for (const listener of listeners) listener();
}

/** The session of this tab, or null for a visitor. The reference is stable until it changes. */
export function currentSession(): Session | null {
  return current;
}

/** Notifies after every change, including changes in other tabs. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies when a user signs in or out, but not when the session of the same user is refreshed. */
export function onPersonChange(listener: () => void): () => void {
  let person = current?.user.id;
  return onSessionChange(() => {
    if (current?.user.id === person) return;
    person = current?.user.id;
    listener();
  });
}

export function storeSession(session: Session): void {
  localStorage.setItem(keys.user, JSON.stringify(session.user));
  localStorage.setItem(keys.token, session.token);
  localStorage.setItem(keys.profileTypeName, session.user.profile_type_name);
  publish(session);
}

const losing = new Set<() => void>();

/** Notifies just before the session ends other than by a sign-out in this tab, while it can still be read. */
export function beforeSessionExpires(listener: () => void): void {
  losing.add(listener);
}

/** Ends a session that the server has refused. */
export function expireSession(): void {
  for (const listener of losing) listener();
  clearSession();
}

export function clearSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  publish(null);
}

/** Adopts the session that another tab has stored. */
export function adoptStoredSession(): Session | null {
  const stored = readStored();
  if (stored === null && current !== null) for (const listener of losing) listener();
  if (stored?.token !== current?.token) publish(stored);
  return current;
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === null || event.key === keys.token) adoptStoredSession();
});
