import { isStartupFieldId, type StartupFieldId } from '@aval/contract';
import type { Explanation } from '@aval/metrics';

/** An input behind a number, with its value at the time. */
export interface UnderlyingFact {
  id: StartupFieldId;
  of: Explanation;
}

/**
 * The distinct fields of the startup that a number is based on, in the order of the explanation. Unstated fields are
 * included when they are missing, but not when other facts replace them completely.
 */
export function underlyingFacts(explanation: Explanation): readonly UnderlyingFact[] {
  const found = new Map<StartupFieldId, UnderlyingFact>();
  collect(explanation, found);
  return [...found.values()];
}

function collect(of: Explanation, found: Map<StartupFieldId, UnderlyingFact>): void {
  const { id, kind, trust, reads, parts } = of;
  if (kind === 'fact' && isStartupFieldId(id) && !found.has(id)) found.set(id, { id, of });
  for (const part of parts) collect(part.of, found);
  for (const read of reads) if (trust < 1 || read.trust > 0) collect(read, found);
}
