import type { StartupFieldId } from '@aval/contract';

import type { Candidate } from '../Candidate.ts';
import type { Omission } from '../Omission.ts';
import { quotedOf } from '../Quoted.ts';

/**
 * Returns the figures of earlier years than those that were chosen, each once.
 *
 * @param kept The figures that go into the history of the startup.
 */
export function earlierYears(
  candidates: readonly Candidate[],
  chosen: ReadonlyMap<StartupFieldId, Candidate>,
  kept: readonly Candidate[],
): Omission[] {
  const earlier = candidates.flatMap((candidate) => {
    const { field, value, year } = candidate;
    const taken = chosen.get(field);
    if (!taken || year === null || typeof value !== 'number' || value === taken.value) return [];
    return taken.year !== null && taken.year <= year ? [] : [{ candidate, field, value, year }];
  });
  const byYear = new Map(earlier.map((one) => [`${one.field} ${one.year}`, one]));
  return [...byYear.values()].map(({ candidate, field, value, year }) => {
    const isKept = kept.some((one) => one.field === field && one.year === year);
    return { reason: 'earlierYear', field, value, year, isKept, ...quotedOf(candidate) };
  });
}
