import type { Ageing } from './ageFactor.ts';
import { evidenceFields, ownEvidence } from './evidenceFields.ts';

const fastest: readonly Ageing[] = ['money', 'slow', 'never'];

/**
 * How fast a field of a startup goes out of date.
 *
 * @param field An evaluated input, the path of an optional fact, or a group of them ('financials'), which ages as the
 *   fastest of its facts.
 * @returns 'never' for fields that are no evaluated facts.
 */
export function ageingOf(field: string): Ageing {
  const found = new Set(
    evidenceFields
      .filter((fact) => fact === field || fact.startsWith(`${field}.`))
      .map((fact) => ownEvidence[fact].ageing),
  );
  return fastest.find((ageing) => found.has(ageing)) ?? 'never';
}
