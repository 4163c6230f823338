import { masterDataSeed } from '@aval/contract';
import { expect, it } from 'vitest';

import { scrapedFacts } from './scrapedFacts.ts';

const startup = {
  name: 'Marea',
  revenue: 310_000,
  industry_id: 1,
  field_sources: { name: { kind: 'url', quote: 'Marea Sensors' }, revenue: { kind: 'url' }, industry_id: null },
};
const named = (rows: readonly { id: number; label: string }[]) => rows.map((row) => ({ ...row, name: row.label }));
const lookups = {
  ...masterDataSeed,
  marketSizes: named(masterDataSeed.marketSizes),
  financingTypes: named(masterDataSeed.financingTypes),
} as never;

it('formats each fact, with its quote from the page', () => {
  const facts = scrapedFacts({ mapped: ['name', 'revenue', 'industry_id', 'unheard_of'], startup }, lookups, 'en');
  expect(facts).toEqual([
    { id: 'name', value: 'Marea', quote: 'Marea Sensors' },
    { id: 'revenue', value: expect.stringContaining('310.000') as string, quote: '' },
    { id: 'industry_id', value: masterDataSeed.industries[0]?.name, quote: '' },
  ]);
});
