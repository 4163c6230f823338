import { expect, test } from 'vitest';

import { extractFacts } from '../extractFacts.ts';
import { paragraph } from '../layout/passages.ts';
import { linesOf } from '../testing/linesOf.ts';
import { withMonthYears } from './monthHeads.ts';

const heads = (...texts: string[]) =>
  withMonthYears(texts.map((text) => ({ text, ref: null }))).map(({ text }) => text);

test('two digits behind several months are their year', () => {
  expect(heads('KPI', 'Jul 26', 'Aug 26', 'Sep 26')).toEqual(['KPI', 'jul 2026', 'aug 2026', 'sep 2026']);
  expect(heads('', 'nov 25', 'dic 25', 'ene 26')).toEqual(['', 'nov 2025', 'dic 2025', 'ene 2026']);
});

test('two digits that differ are days', () => {
  const days = ['Date', 'Aug 3', 'Aug 10', 'Aug 17'];
  expect(heads(...days)).toEqual(days);
  expect(heads('Event', 'Aug 12', 'Sep 26', 'Oct 30')).toEqual(['Event', 'Aug 12', 'Sep 26', 'Oct 30']);
});

function factsOf(...lines: string[]) {
  const facts = extractFacts([paragraph('Brizna', 1), ...linesOf(...lines)], 2026);
  return Object.fromEntries(facts.map(({ field, value }) => [field, value]));
}

test('takes the last month, and the closed year of what is counted by year', () => {
  const table = [' | Aug 26 | Sep 26 | Oct 26 | YTD | 2025', 'Revenue (€) | 46700 | 50900 | 55600 | 431000 | 388000'];
  expect(factsOf(...table, 'Team | 12 | 13 | 14 | | 11')).toMatchObject({ revenue: 388_000, team_size: 14 });
});

test.each([
  [['KPIs (Oct vs Sep)', 'Revenue: €118k (vs €109k)']],
  [['Revenue: 97.300 € (septiembre: 88.100 €)']],
  [['Cifras mensuales', 'Ingresos: 97.300 €']],
])('revenue of a month is none of a year: %j', (lines) => {
  expect(factsOf(...lines)).not.toHaveProperty('revenue');
});

test('a heading with a month ends at an empty line', () => {
  const above = [paragraph('KPIs (Oct vs Sep)', 1, false, true), paragraph('Burn: €38k (€45k)', 1)];
  const facts = extractFacts([...above, paragraph('The accounts show revenue of €970k.', 1, false, true)], 2026);
  expect(facts.find(({ field }) => field === 'revenue')?.value).toBe(970_000);
});

test('the date of a document is no month of its figures', () => {
  expect(factsOf('Board pack October 2026', 'Revenue: €1.2M')).toHaveProperty('revenue', 1_200_000);
});
