import type { FoundFacts } from '../extraction/FoundFacts.ts';
import type { NewSource } from '../startups/fieldSources.ts';
import type { DemoFacts } from './types.ts';

interface Reading {
  document_id: number;
  found: Pick<FoundFacts, 'facts'>;
}

/**
 * The sources of the facts that documents state just as the startup does; of several documents, the first is the source.
 * Financial histories stay stated: documents tell only some figures of that group, and its source vouches for all.
 */
export function acceptedSources(facts: DemoFacts, readings: readonly Reading[]): Record<string, NewSource> {
  const { defaulted_fields = [], ...values } = facts;
  const stated = new Map<string, unknown>(Object.entries(values));
  for (const field of defaulted_fields) stated.delete(field);
  const sources: Record<string, NewSource> = {};
  for (const { document_id, found } of readings) {
    for (const { field, value, page, cell, quote, confidence } of found.facts) {
      if (stated.get(field) === value)
        sources[field] ??= { kind: 'document', document_id, page, cell, quote, confidence };
    }
  }
  return sources;
}
