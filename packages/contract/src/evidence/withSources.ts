import { type EvidenceField, evidenceFields, type StartupFacts } from '@aval/metrics';

import type { FieldSource } from '../schemas/startup.ts';

/**
 * The source of a field that the startup states or that somebody else vouches for, and of which day it is, 'YYYY-MM-DD'.
 * That somebody confirms the value makes a statement newer, and not a document.
 */
export type DatedSource = readonly [field: string, kind: Exclude<FieldSource['kind'], 'defaulted'>, day: string];

/** Whoever enters or imports a value only states it. */
const kinds = { document: 'document', url: 'page', stated: null, import: null } as const;

function isStated(facts: StartupFacts, field: EvidenceField): boolean {
  const [group = '', name] = field.split('.');
  const value = (facts as Readonly<Record<string, unknown>>)[group] ?? null;
  if (name === undefined || value === null) return value !== null;
  return ((value as Readonly<Record<string, unknown>>)[name] ?? null) !== null;
}

/** The day that occurs most often; of several, the last one. */
function usualDay(days: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([a, many], [b, more]) => more - many || (a < b ? 1 : -1));
  return usual?.[0] ?? null;
}

/**
 * The facts of a startup with what supports each and since when, as the evaluation reads it: the day of most statements,
 * and the facts that are evidenced or of another day. The source of a whole group ('financials') is that of each fact
 * that the group states. Without sources the facts are new.
 */
export function withSources(facts: StartupFacts, sources: readonly DatedSource[]): StartupFacts {
  const named = new Map(sources.map((source) => [source[0], source]));
  const found = evidenceFields.flatMap((field) => {
    const source = named.get(field) ?? named.get(field.split('.')[0] ?? field);
    return source && isStated(facts, field) ? [{ field, kind: kinds[source[1]], date: source[2] }] : [];
  });
  const stated_on = usualDay(found.filter(({ kind }) => kind === null).map(({ date }) => date));
  const evidence = found.flatMap(({ field, kind, date }) => {
    if (kind !== null) return [[field, { kind, date }] as const];
    return date === stated_on ? [] : [[field, { date }] as const];
  });
  return {
    ...facts,
    ...(stated_on !== null && { stated_on }),
    ...(evidence.length > 0 && { evidence: Object.fromEntries(evidence) }),
  };
}
