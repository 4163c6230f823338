import { expect, it } from 'vitest';

import { readScrapingAddress, writeScrapingAddress } from './scrapingAddress.ts';

const read = (text: string) => readScrapingAddress(new URLSearchParams(text));

it('reads the tab and the batch, and ignores invalid values', () => {
  expect(read('')).toEqual({ tab: 'url', run: null });
  expect(read('tab=batch&run=7')).toEqual({ tab: 'batch', run: 7 });
  expect(read('tab=other&run=-7')).toEqual({ tab: 'url', run: null });
});

it.each(['', 'tab=batch', 'tab=batch&run=7'])('round-trips %j', (text) => {
  expect(writeScrapingAddress(read(text)).toString()).toBe(text);
});
