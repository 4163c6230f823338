import { type MasterDataLists, masterDataSeed } from '@aval/contract';

const named = (rows: readonly { id: number; name: string }[]) => rows.map(({ id, name }) => ({ id, name }));
const labelled = (rows: readonly { id: number; label: string }[]) =>
  rows.map(({ id, label }) => ({ id, label, name: label }));

/** The lists of choices of a startup, in English. */
export const lookups: MasterDataLists = {
  industries: named(masterDataSeed.industries),
  stages: named(masterDataSeed.stages),
  businessModels: named(masterDataSeed.businessModels),
  marketSizes: labelled(masterDataSeed.marketSizes),
  financingTypes: labelled(masterDataSeed.financingTypes),
};
