import { expect, it } from 'vitest';

import { batchLines } from './batchLines.ts';

it('is every line of the file in its order, whatever became of it', () => {
  const lines = batchLines({
    results: [
      { line: 1, url: 'https://a.example/', status: 'done', startupId: 4 },
      { line: 4, url: 'https://b.example/', status: 'failed', error: 'b.example cannot be reached' },
      { line: 5, url: 'https://c.example/', status: 'waiting' },
    ],
    rejected: [{ line: 2, reason: 'URL is not valid' }],
  });
  expect(lines).toEqual([
    { line: 1, url: 'https://a.example/', state: 'done', startupId: 4, reason: '' },
    { line: 2, url: '', state: 'refused', startupId: null, reason: 'URL is not valid' },
    { line: 4, url: 'https://b.example/', state: 'failed', startupId: null, reason: 'b.example cannot be reached' },
    { line: 5, url: 'https://c.example/', state: 'waiting', startupId: null, reason: '' },
  ]);
});
