import type { Startup, UpdateStartup } from '@aval/contract';

import type { StartupEditFormProps } from '../startup/StartupEditForm/StartupEditForm.tsx';
import { storedStartup } from './storedStartup.ts';
import { loadLookup } from './wizardProps.ts';

/** The startup as the server returns it after some changes. */
export function savedStartup(changes: UpdateStartup, before: Startup = storedStartup): Startup {
  const { defaulted_fields: sent = [], field_sources: _sources, ...values } = changes;
  const kept = before.defaulted_fields.filter((field) => !(field in values));
  return Object.assign({}, before, values, {
    defaulted_fields: [...kept, ...sent],
    updated_at: '2026-03-04T09:45:00.000Z',
  });
}

/** Props of the edit form for stories and tests, with a fixed year. */
export const editProps: StartupEditFormProps = {
  startup: storedStartup,
  currentYear: 2026,
  loadLookup,
  onSave: (changes) => Promise.resolve(savedStartup(changes)),
  onReload: () => Promise.resolve(storedStartup),
};

/** A startup imported from a web page: missing values are empty or have an import default. */
export const importedStartup: Startup = {
  ...storedStartup,
  burn_rate: null,
  total_market_size: null,
  target_segment_size: null,
  industry_id: 1,
  foundation_year: 1900,
  profit_margin: -100,
  defaulted_fields: ['industry_id', 'foundation_year', 'profit_margin', 'team_size'],
  team_size: 1,
  team: null,
  financials: null,
  value_proposition: null,
};
