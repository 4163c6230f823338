import type { StartupFacts } from '@aval/metrics';

import { type Examination, findContradictions } from './findContradictions.ts';
import { openAmong } from './openAmong.ts';

/** The number of open severe contradictions between facts that are not evaluated, or not yet. */
export function countOpen(facts: StartupFacts, examination: Examination): number {
  return openAmong(findContradictions(facts, examination));
}
