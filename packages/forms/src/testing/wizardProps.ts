import type { Lookup } from '@aval/contract';

import type { LookupRow } from '../startup/lookups.ts';
import { masterData } from './masterData.ts';

/** The lists at once, as a server that is not being waited for. */
export const loadLookup = (name: Lookup): Promise<readonly LookupRow[]> => Promise.resolve(masterData[name]);

/** What the wizard needs in stories and tests, on a fixed year. */
export const wizardProps = {
  userId: 7,
  currentYear: 2026,
  loadLookup,
  onCreate: () => Promise.resolve({ id: 61 }),
  startupHref: (id: number) => `#/startups/${id}`,
};
