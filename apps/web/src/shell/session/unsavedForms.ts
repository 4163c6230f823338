import { beforeSessionExpires, currentSession } from './session.ts';

const prefix = 'aval.forms_under_way.';
const keyOf = (userId: number): string => prefix + String(userId);

const watched = new Map<string, () => unknown>();

function readKept(): Record<string, unknown> {
  const userId = currentSession()?.user.id;
  if (userId === undefined) return {};
  try {
    return Object(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function store(kept: Record<string, unknown>): void {
  const userId = currentSession()?.user.id;
  if (userId === undefined) return;
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Without browser storage nothing is kept; there is no way to report it when a session ends.
  }
}

/** The stored input of a form from when the user's session ended; undefined when there is none. */
export function storedInput(name: string): unknown {
  return readKept()[name];
}

/** Deletes the stored input of a form. Returns whether there was any. */
export function forget(name: string): boolean {
  const { [name]: kept, ...rest } = readKept();
  if (kept === undefined) return false;
  store(rest);
  return true;
}

/** Stores the input of a form when the session ends. Returns a function that stops watching. */
export function watch(name: string, typed: () => unknown): () => void {
  watched.set(name, typed);
  return () => watched.delete(name);
}

/** The unsaved input of all watched forms by name. */
function typedNow(): [name: string, typed: unknown][] {
  return [...watched]
    .map(([name, read]): [string, unknown] => [name, read()])
    .filter(([, typed]) => typed !== undefined);
}

/** Whether any form on the page has unsaved input. */
export function hasUnsavedForms(): boolean {
  return typedNow().length > 0;
}

/** Stores the unsaved input of all forms for this tab and user. */
function storeUnsavedForms(): void {
  const typed = typedNow();
  if (typed.length > 0) store({ ...readKept(), ...Object.fromEntries(typed) });
}

beforeSessionExpires(storeUnsavedForms);

/** Deletes the stored input of other users. */
export function discardOtherUsers(): void {
  const own = keyOf(currentSession()?.user.id ?? 0);
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && key !== own) sessionStorage.removeItem(key);
  }
}
