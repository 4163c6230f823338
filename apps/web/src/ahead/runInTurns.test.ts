import { expect, test } from 'vitest';

import { runInTurns } from './runInTurns.ts';

/** A script that notes its name once it has held the browser for so long. */
const script = (name: string, ms: number): string =>
  `data:text/javascript,const until=performance.now()+${ms};while(performance.now()<until);globalThis.ran.push('${name}')`;

test('scripts run in their order, and the browser has a turn behind a long one; one that is missing stops none', async () => {
  const ran: string[] = [];
  Object.assign(globalThis, { ran });
  const turns = setInterval(() => ran.push('turn'), 0);
  await runInTurns([script('a', 0), 'data:text/javascript,nowhere()', script('b', 20), script('c', 0)]);
  clearInterval(turns);
  expect(ran.filter((name) => name !== 'turn')).toEqual(['a', 'b', 'c']);
  expect(ran.slice(ran.indexOf('b'), ran.indexOf('c'))).toContain('turn');
});
