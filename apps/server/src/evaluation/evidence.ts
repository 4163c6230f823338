import { type EvidenceField, evidenceFields, type ExaminedFacts, type StartupFacts, utcDay } from '@aval/metrics';
import { type SQL, sql } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import type { StoredAnswers } from '../db/schema/StoredAnswer.ts';

/**
 * The source of a field that somebody other than the startup vouches for, and of which day it is. That somebody confirms
 * the value does not make a document newer.
 */
export type Evidence = readonly [field: string, kind: 'document' | 'url', at: string];

const kinds = { document: 'document', url: 'page' } as const;

/**
 * The evidence of a startup as the evaluation reads it. A source of a whole group ('financials') is evidence of each
 * fact that the group states.
 *
 * @returns Undefined without any, so that the facts of a startup without evidence are only its facts.
 */
function evidenceOf(facts: StartupFacts, sources: readonly Evidence[]): StartupFacts['evidence'] | undefined {
  const named = new Map(sources.map((source) => [source[0], source]));
  const found = evidenceFields.flatMap((field) => {
    const source = named.get(field) ?? named.get(field.split('.')[0] ?? field);
    return source && isStated(facts, field) ? [[field, { kind: kinds[source[1]], date: utcDay(source[2]) }]] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function isStated(facts: StartupFacts, field: EvidenceField): boolean {
  const [group = '', name] = field.split('.');
  const value = (facts as Readonly<Record<string, unknown>>)[group] ?? null;
  if (name === undefined || value === null) return value !== null;
  return ((value as Readonly<Record<string, unknown>>)[name] ?? null) !== null;
}

/** The newest source of each field of a startup, those from documents and pages as a JSON array of `Evidence`. */
export const packedEvidence = (startupId: SQL): SQL => sql`(
  select json_agg(json_build_array(newest.field, newest.kind, ${isoTime(sql`newest.at`)}))
  from (
    select distinct on (f.field) f.field, f.kind, coalesce(f.as_of::timestamp at time zone 'UTC', f.at) as at
    from field_sources f where f.startup_id = ${startupId} order by f.field, f.id desc
  ) newest
  where newest.kind in ('document', 'url'))`;

/** The facts of a startup with what its sources vouch for, and which contradictions somebody has answered. */
export async function examinedFacts(tx: Queryable, startupId: number, facts: StartupFacts): Promise<ExaminedFacts> {
  const [packed] = await readPacked<[Evidence[] | null, StoredAnswers]>(
    tx,
    sql`select json_build_array(${packedEvidence(sql`s.id`)}, s.answers) as packed from startups s where s.id = ${startupId}`,
  );
  const [sources, answers] = packed ?? [null, {}];
  return withAnswers(withSources(facts, sources ?? []), answers);
}

/** The facts of a startup with the evidence in the given sources. */
export function withSources(facts: StartupFacts, sources: readonly Evidence[]): StartupFacts {
  const evidence = evidenceOf(facts, sources);
  return evidence ? { ...facts, evidence } : facts;
}

/** The facts with whether each contradiction was answered and the answer accepted; what was said stays with the startup. */
export function withAnswers(facts: StartupFacts, answers: StoredAnswers): ExaminedFacts {
  const entries = Object.entries(answers);
  if (entries.length === 0) return facts;
  return { ...facts, answers: Object.fromEntries(entries.map(([id, { accepted }]) => [id, { accepted }])) };
}
