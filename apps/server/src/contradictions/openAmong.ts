import type { Contradiction } from '@aval/metrics';

/** The number of severe contradictions that nobody has answered, which the row of a startup keeps for lists. */
export function openAmong(found: readonly Contradiction[]): number {
  return found.filter(({ severity, state }) => severity === 'severe' && state === 'open').length;
}
