import { masterDataSeed } from '@aval/contract';
import { asc } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import { businessModels, financingTypes, industries, marketSizes, stages } from '../db/schema/masterData.ts';
import type { LoadedMasterData, MasterListName } from '../services/LoadedMasterData.ts';

const tables = { industries, stages, businessModels, marketSizes, financingTypes };
const listNames: readonly MasterListName[] = [
  'industries',
  'stages',
  'businessModels',
  'marketSizes',
  'financingTypes',
];

type Choice = typeof industries.$inferSelect;
type SeedRow = (typeof masterDataSeed)[MasterListName][number];

/** Adds missing choices and reads all of them. They change only with a version of the product. */
export async function loadMasterData(db: Queryable): Promise<LoadedMasterData> {
  const lists = new Map<MasterListName, Choice[]>();
  for (const name of listNames) {
    const table = tables[name];
    await db.insert(table).values(masterDataSeed[name].map(choiceOf)).onConflictDoNothing();
    lists.set(name, await db.select().from(table).orderBy(asc(table.id)));
  }
  const rows = (name: MasterListName) => lists.get(name) ?? [];
  const named = (name: MasterListName) =>
    rows(name).map(({ id, name_en, attributes }) => ({ id, name: name_en, ...attributes }));
  const labelled = (name: MasterListName) =>
    rows(name).map(({ id, name_en, attributes }) => ({ id, label: name_en, ...attributes }));
  return {
    forEvaluation: {
      industries: named('industries'),
      stages: named('stages'),
      businessModels: named('businessModels'),
      marketSizes: labelled('marketSizes'),
      financingTypes: labelled('financingTypes'),
    },
    list: (name, locale) =>
      rows(name).map(({ id, name_en, name_es }) => ({ id, name: locale === 'es' ? name_es : name_en })),
    has: (name, id) => rows(name).some((row) => row.id === id),
  };
}

function choiceOf(row: SeedRow): Choice {
  const { id, text, ...rest } = row;
  const attributes = Object.entries(rest).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return { id, name_en: text.en, name_es: text.es, attributes: Object.fromEntries(attributes) };
}
