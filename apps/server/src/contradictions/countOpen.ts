import type { StartupFacts } from '@aval/metrics';

import { type Examination, findContradictions } from './findContradictions.ts';

/** The number of severe contradictions between the facts of a startup that nobody has answered, which its row keeps for lists. */
export function countOpen(facts: StartupFacts, examination: Examination): number {
  const found = findContradictions(facts, examination);
  return found.filter(({ severity, state }) => severity === 'severe' && state === 'open').length;
}
