import { setTimeout as wait } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { inTurns } from './inTurns.ts';
import { pagesAtOnce } from './scrapePages.ts';

const hostOf = (page: string) => page.split('/')[0] ?? '';

/** The maximum number of concurrent pages, in total and per host. */
async function busiest(pages: readonly string[]) {
  const underWay: string[] = [];
  const most = { together: 0, ofOneHost: 0, read: 0 };
  await inTurns(
    pages,
    { ...pagesAtOnce, keyOf: hostOf },
    async (page) => {
      underWay.push(page);
      most.together = Math.max(most.together, underWay.length);
      most.ofOneHost = Math.max(most.ofOneHost, underWay.filter((one) => hostOf(one) === hostOf(page)).length);
      await wait(1);
      underWay.splice(underWay.indexOf(page), 1);
      most.read += 1;
    },
    new AbortController().signal,
  );
  return most;
}

const pagesOf = (hosts: number, each: number) =>
  Array.from({ length: hosts * each }, (_, index) => `host${index % hosts}/${index}`);

it('reads the pages of a batch 16 at a time and 2 of one host', async () => {
  expect(await busiest(pagesOf(20, 5))).toEqual({ together: 16, ofOneHost: 2, read: 100 });
  expect(await busiest(pagesOf(3, 10))).toEqual({ together: 6, ofOneHost: 2, read: 30 });
  expect(await busiest(pagesOf(100, 1))).toEqual({ together: 16, ofOneHost: 1, read: 100 });
});
