const key = 'aval.followed_recalculation';

/** The run whose result this tab waits for, even if its page is left in between. */
export function isFollowed(runId: number): boolean {
  return sessionStorage.getItem(key) === String(runId);
}

export function followRun(runId: number | null): void {
  if (runId === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, String(runId));
}
