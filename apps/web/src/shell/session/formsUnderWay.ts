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
    // A browser without room keeps nothing; there is nobody to tell at a session's end.
  }
}

/** What this person had typed in a form when their session ended; undefined when nothing was. */
export function keptOf(name: string): unknown {
  return readKept()[name];
}

/** Forgets what was kept of a form. Answers whether there was anything. */
export function forget(name: string): boolean {
  const { [name]: kept, ...rest } = readKept();
  if (kept === undefined) return false;
  store(rest);
  return true;
}

/** From now on what is typed in a form is kept when the session ends; the answer ends that. */
export function watch(name: string, typed: () => unknown): () => void {
  watched.set(name, typed);
  return () => watched.delete(name);
}

/** What is typed in the forms of the page and not saved, under their names. */
function typedNow(): [name: string, typed: unknown][] {
  return [...watched]
    .map(([name, read]): [string, unknown] => [name, read()])
    .filter(([, typed]) => typed !== undefined);
}

/** Whether a form of the page holds what is not saved. */
export function hasUnsavedForms(): boolean {
  return typedNow().length > 0;
}

/** Keeps what is typed in the forms of the page, in this tab and for this person. */
function storeUnsavedForms(): void {
  const typed = typedNow();
  if (typed.length > 0) store({ ...readKept(), ...Object.fromEntries(typed) });
}

beforeSessionExpires(storeUnsavedForms);

/** Forgets what was kept for anybody but the person of the session. */
export function discardOtherUsers(): void {
  const own = keyOf(currentSession()?.user.id ?? 0);
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && key !== own) sessionStorage.removeItem(key);
  }
}
