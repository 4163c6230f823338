import { expect, it } from 'vitest';

import { contradictoryBatch } from '../testing/scraping.ts';
import { batchLines, contradictoryLines } from './batchLines.ts';

it('contains every line of the file in order, whatever its result', () => {
  const lines = batchLines({
    results: [
      { line: 1, url: 'https://a.example/', status: 'done', startupId: 4, startupName: 'Olmo', missing: ['burn_rate'] },
      { line: 4, url: 'https://b.example/', status: 'failed', error: 'b.example cannot be reached' },
      { line: 5, url: 'https://c.example/', status: 'waiting' },
    ],
    rejected: [{ line: 2, text: 'olmo', reason: 'URL is not valid' }],
  });
  expect(lines).toEqual([
    {
      line: 1,
      url: 'https://a.example/',
      state: 'done',
      startupId: 4,
      startupName: 'Olmo',
      missing: ['burn_rate'],
      contradictions: [],
      reason: '',
    },
    {
      line: 2,
      url: 'olmo',
      state: 'refused',
      startupId: null,
      startupName: '',
      missing: [],
      contradictions: [],
      reason: 'URL is not valid',
    },
    {
      line: 4,
      url: 'https://b.example/',
      state: 'failed',
      startupId: null,
      startupName: '',
      missing: [],
      contradictions: [],
      reason: 'b.example cannot be reached',
    },
    {
      line: 5,
      url: 'https://c.example/',
      state: 'waiting',
      startupId: null,
      startupName: '',
      missing: [],
      contradictions: [],
      reason: '',
    },
  ]);
});

it('finds the lines that do not add up, those that cannot be right first', () => {
  expect(contradictoryLines(batchLines(contradictoryBatch)).map(({ line }) => line)).toEqual([5, 8, 2]);
});
