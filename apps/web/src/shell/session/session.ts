import type { User } from '@aval/contract';

export interface Session {
  user: User;
  token: string;
}

const keys = { user: 'aval.user', token: 'aval.token', profileTypeName: 'aval.profile_type_name' } as const;

/** What a header may carry: the token goes into one. */
const sendable = /^[\x21-\x7e]+$/;

/** Whether it can be a person, whose facts are all texts, numbers or missing. */
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

/** Null for what is damaged as well, and where pages are prerendered: nobody is signed in there. */
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

/** The session of this tab, or null for a visitor. The same object until it changes. */
export function currentSession(): Session | null {
  return current;
}

/** Calls back after every change, also one made in another tab. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when somebody signs in or out; not when the session of the same person is renewed. */
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

/** Calls back while the session is still there that is about to end without a sign-out in this tab. */
export function beforeSessionExpires(listener: () => void): void {
  losing.add(listener);
}

/** Ends the session that the server no longer knows. */
export function expireSession(): void {
  for (const listener of losing) listener();
  clearSession();
}

export function clearSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  publish(null);
}

/** Takes over what another tab stored meanwhile. */
export function adoptStoredSession(): Session | null {
  const stored = readStored();
  if (stored === null && current !== null) for (const listener of losing) listener();
  if (stored?.token !== current?.token) publish(stored);
  return current;
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === null || event.key === keys.token) adoptStoredSession();
});
