import type { AuditActionId, AuditTargetType } from '@aval/contract';

/** What the audit log is filtered by; empty texts and null filter nothing. */
export interface AuditState {
  /** Part of a name or of a detail. */
  q: string;
  /** Number or part of the name of an account. */
  person: string;
  /** Number or part of the name of a startup. */
  startup: string;
  target: AuditTargetType | null;
  action: AuditActionId | null;
  /** The first and the last day, in the user's time zone: 'YYYY-MM-DD', or ''. */
  from: string;
  to: string;
}

export const defaultAuditState: AuditState = {
  q: '',
  person: '',
  startup: '',
  target: null,
  action: null,
  from: '',
  to: '',
};

/** How many filters are active, apart from the search. */
export function activeFilters(state: AuditState): number {
  const filters = ['person', 'startup', 'target', 'action', 'from', 'to'] as const;
  return filters.filter((filter) => (state[filter] ?? '').trim() !== '').length;
}
