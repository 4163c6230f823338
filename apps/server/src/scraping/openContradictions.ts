import { examineFigures, type SourceContradiction } from '@aval/contract';
import { type MasterData, utcDay } from '@aval/metrics';

import { factsOf, type StartupRow } from '../startups/facts.ts';

/**
 * What does not add up in the startup of a page: as the page was read or, once somebody has edited the startup, what is
 * left of it that nobody has explained. Startups are not examined for each poll of a batch, only those that had something.
 */
export function openContradictions(
  read: readonly SourceContradiction[] | null,
  startup: StartupRow,
  { master, at }: { master: MasterData; at: Date },
): SourceContradiction[] {
  if (read === null) return [];
  if (startup.updated_at.getTime() === startup.created_at.getTime()) return [...read];
  const facts = { ...factsOf(startup), answers: startup.answers };
  return examineFigures(facts, { master, asOf: utcDay(at) })
    .filter(({ contradiction }) => contradiction.state === 'open')
    .map((one) => ({ ...one, leftOut: [] }));
}
