import * as fc from 'fast-check';

import { consistentStartups } from '../../../packages/metrics/src/testing/consistentStartups.ts';
import { consistentCompany, contradictoryChanges } from '../contradictoryChanges.ts';
import { contradictionIds } from '../evaluation.ts';
import type { Effort, Row } from '../Row.ts';

/** Contradictory changes of one company that are noticed, and consistent startups that are accused. */
export function foundContradictions({ seed, checked }: Effort): Row[] {
  const changes = Object.entries(contradictoryChanges);
  const isClean = contradictionIds(consistentCompany).length === 0;
  const missed = changes
    .filter(([id, change]) => !contradictionIds({ ...consistentCompany, ...change }).includes(id))
    .map(([id]) => id);
  const accused = fc
    .sample(consistentStartups, { seed, numRuns: checked })
    .filter((startup) => contradictionIds(startup).length > 0).length;
  return [
    {
      what: 'Contradictory changes of one company found, one for each rule',
      before: '1 of 28',
      now: `${changes.length - missed.length} of ${changes.length}${missed.length > 0 ? ` (not ${missed.join(', ')})` : ''}`,
      bound: 'all',
      isHeld: isClean && missed.length === 0,
    },
    {
      what: `False alarms on ${checked.toLocaleString('en')} consistent startups`,
      before: '-',
      now: String(accused),
      bound: 'none',
      isHeld: accused === 0,
    },
  ];
}
