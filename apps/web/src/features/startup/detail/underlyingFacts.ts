import { isStartupFieldId, type StartupFieldId } from '@aval/contract';
import type { Explanation } from '@aval/metrics';

/** An input behind a number, with the value it had then. */
export interface UnderlyingFact {
  id: StartupFieldId;
  of: Explanation;
}

/**
 * The startup's own fields that a number was made of, each once, in the order in which the explanation names them. What
 * nobody stated is among them where it is missed, not where other facts stand in its place in full.
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
