import type { Action } from '@aval/contract';

/**
 * Whether an open action should have been done by now.
 *
 * @param today 'YYYY-MM-DD'.
 */
export function isOverdue({ state, due_date: dueDate }: Pick<Action, 'state' | 'due_date'>, today: string): boolean {
  return state === 'open' && dueDate !== null && dueDate < today;
}
