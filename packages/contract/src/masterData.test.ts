import { expect, test } from 'vitest';

import { type MasterDataSeed, masterDataSeed } from './masterData.ts';

const lists: [string, readonly (MasterDataSeed['industries'][number] | MasterDataSeed['marketSizes'][number])[]][] =
  Object.entries(masterDataSeed);

test.each(lists)('%s has ids from 1 on and a text in both languages', (_, rows) => {
  expect(rows.map((row) => row.id)).toEqual(rows.map((_row, index) => index + 1));
  for (const row of rows) {
    expect(row.text.es.length).toBeGreaterThan(0);
    expect('name' in row ? row.name : row.label).toBe(row.text.en);
  }
});

test('the lists have the choices that the screens show', () => {
  expect(masterDataSeed.industries.map((row) => row.name)).toEqual([
    'Technology',
    'Healthcare',
    'Education',
    'Finance',
    'Retail',
  ]);
  expect(masterDataSeed.stages.map((row) => row.name)).toEqual(['Idea', 'Prototype', 'MVP', 'Growth', 'Expansion']);
  expect(masterDataSeed.businessModels.map((row) => row.name)).toEqual(['B2B', 'B2C', 'Marketplace', 'SaaS']);
  expect(masterDataSeed.marketSizes).toHaveLength(4);
  expect(masterDataSeed.financingTypes).toHaveLength(8);
});
