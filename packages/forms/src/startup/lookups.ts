import { type Lookup, masterDataSeed } from '@aval/contract';
import type { MasterData } from '@aval/metrics';

import { fieldsOfStep, steps } from './wizard.ts';

/** An option of a list as the server sends it: some lists have names, others labels. */
export interface LookupRow {
  id: number;
  name?: string;
  label?: string;
}

export type LookupRows = { readonly [Name in Lookup]?: readonly LookupRow[] };

export type LookupState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; rows: readonly LookupRow[] };

/** The label of an option. */
export function lookupLabel(row: LookupRow): string {
  return row.label ?? row.name ?? String(row.id);
}

/** The lists that the steps up to this one need, in order: a restored form also needs those of earlier steps. */
export function lookupsUpTo(step: number): Lookup[] {
  const names = steps
    .slice(0, step + 1)
    .flatMap((_, index) => fieldsOfStep(index).flatMap((field) => field.lookup ?? []));
  return [...new Set(names)];
}

/**
 * The lists for the evaluation. Seeded rows keep the attributes that the model knows, regardless of the language of
 * their names; rows created later only have a name.
 */
export function evaluatedLists(rows: LookupRows): MasterData {
  return {
    industries: named(masterDataSeed.industries, rows.industries),
    stages: named(masterDataSeed.stages, rows.stages),
    businessModels: named(masterDataSeed.businessModels, rows.businessModels),
    marketSizes: labelled(masterDataSeed.marketSizes, rows.marketSizes),
    financingTypes: labelled(masterDataSeed.financingTypes, rows.financingTypes),
  };
}

function added(seeded: readonly { id: number }[], rows: readonly LookupRow[] = []): readonly LookupRow[] {
  return rows.filter((row) => !seeded.some((known) => known.id === row.id));
}

function named(seeded: MasterData['stages'], rows?: readonly LookupRow[]) {
  return [...seeded, ...added(seeded, rows).map((row) => ({ id: row.id, name: lookupLabel(row) }))];
}

function labelled(seeded: MasterData['marketSizes'] | MasterData['financingTypes'], rows?: readonly LookupRow[]) {
  return [...seeded, ...added(seeded, rows).map((row) => ({ id: row.id, label: lookupLabel(row) }))];
}
