import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readFacts } from '../../extraction/extractFacts.ts';
import { isExtension, readFile } from './readers.ts';

const sample = (name: string) => readFileSync(new URL(`../../documents/samples/${name}`, import.meta.url));

async function read(name: string) {
  const extension = name.split('.').at(-1) ?? '';
  if (!isExtension(extension)) throw new RangeError(`read: '${name}' has no known extension.`);
  const { facts, remarks } = readFacts((await readFile(extension, new Uint8Array(sample(name)))).passages, 2026);
  return { values: Object.fromEntries(facts.map(({ field, value }) => [field, value])), remarks };
}

describe('units in single cells', () => {
  const amounts = { burn_rate: 18_000, revenue: 250_000, customer_acquisition_cost: 45, lifetime_value: 1020 };
  const markets = { total_market_size: 1200, target_segment_size: 80 };

  it.each([
    ['units-in-header.xlsx', { name: 'Xcel SA', foundation_year: 2019, ...markets, ...amounts }],
    ['units-in-labels.xlsx', { name: 'Xcel SA', total_market_size: 1200, ...amounts }],
    [
      'units-in-header.csv',
      {
        name: 'Scaleco',
        location: 'Oslo, Norway',
        foundation_year: 2018,
        ...markets,
        burn_rate: 18,
        revenue: 250,
        customer_acquisition_cost: 45,
        lifetime_value: 1020,
        funding_raised: 90,
        profit_margin: -5,
      },
    ],
    ['units-in-labels.csv', { name: 'Scaleco', total_market_size: 1200, ...amounts }],
    ['units-in-labels.pdf', { name: 'Pdfco', ...markets, ...amounts }],
  ])('of %s scale only their own column or row', async (name, expected) => {
    expect((await read(name)).values).toEqual(expected);
  });
});

describe('errors of a spreadsheet', () => {
  it.each([
    ['spreadsheet-errors.csv', { name: 'Errs' }],
    ['errores-de-hoja.csv', { name: 'Errores SL' }],
  ])('of %s fill no field', async (name, expected) => {
    expect((await read(name)).values).toEqual(expected);
  });
});

describe('a name in any script', () => {
  const rest = { foundation_year: 2016, team_size: 12 };
  it.each([
    ['japanese-name.txt', { name: '株式会社テスト', location: 'Tokyo, Japan', ...rest }],
    ['arabic-name.txt', { name: 'شركة النور', location: 'Cairo, Egypt', ...rest }],
    ['polish-name.csv', { name: 'Żabka Sp. z o.o.', location: 'Oslo, Norway', foundation_year: 2018, burn_rate: 9500 }],
  ])('of %s is read as it stands', async (name, expected) => {
    expect((await read(name)).values).toEqual(expected);
  });
});
