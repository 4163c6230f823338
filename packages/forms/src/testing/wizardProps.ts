import type { Lookup } from '@aval/contract';

import type { LookupRow } from '../startup/lookups.ts';
import { masterData } from './masterData.ts';

/** Resolves the lists immediately. */
export const loadLookup = (name: Lookup): Promise<readonly LookupRow[]> => Promise.resolve(masterData[name]);

/** Props of the wizard for stories and tests, with a fixed year. */
export const wizardProps = {
  userId: 7,
  currentYear: 2026,
  loadLookup,
  onCreate: () => Promise.resolve({ id: 61 }),
  startupHref: (id: number) => `#/startups/${id}`,
};
