const key = 'aval.followed_recalculation';

/** The run whose end this tab waits for, also when its page was left meanwhile. */
export function isFollowed(runId: number): boolean {
  return sessionStorage.getItem(key) === String(runId);
}

export function followRun(runId: number | null): void {
  if (runId === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, String(runId));
}
