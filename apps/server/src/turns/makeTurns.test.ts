import { expect, it } from 'vitest';

import { makeTurns } from './makeTurns.ts';

/** Takes turns of accounts and notes who got one; `end` ends the oldest turn of an account. */
function stage(turns: ReturnType<typeof makeTurns>) {
  const started: string[] = [];
  const ends = new Map<string, (() => void)[]>();
  const take = async (account: string): Promise<void> => {
    const leave = await turns.take(account);
    if (leave === null) return;
    started.push(account);
    ends.set(account, [...(ends.get(account) ?? []), leave]);
  };
  return {
    started,
    ask: (account: string): void => void take(account),
    end: async (account: string): Promise<void> => {
      await settled();
      ends.get(account)?.shift()?.();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('lets each account run a few at once, and the others wait', async () => {
  const { ask, end, started } = stage(makeTurns({ each: 2 }));
  for (const account of ['a', 'a', 'a', 'b']) ask(account);
  await settled();
  expect(started).toEqual(['a', 'a', 'b']);
  await end('b');
  expect(started).toHaveLength(3);
  await end('a');
  expect(started).toEqual(['a', 'a', 'b', 'a']);
});

it('gives waiting accounts their turns one after the other, however many of one wait', async () => {
  const { ask, end, started } = stage(makeTurns({ each: 1, together: 2 }));
  for (const account of ['a', 'b', 'a', 'a', 'a', 'b', 'c', 'd']) ask(account);
  for (const account of ['a', 'b', 'c', 'd', 'a', 'b']) await end(account);
  expect(started).toEqual(['a', 'b', 'c', 'd', 'a', 'b', 'a']);
});

it('refuses when too many of an account wait', async () => {
  const turns = makeTurns({ each: 1, waiting: 1 });
  await turns.take('a');
  void turns.take('a');
  expect(await turns.take('a')).toBeNull();
  expect(await turns.take('b')).not.toBeNull();
});

it('ends a turn once, and forgets who gave up waiting', async () => {
  const turns = makeTurns({ each: 1 });
  const leave = await turns.take('a');
  const given = new AbortController();
  const gaveUp = turns.take('a', given.signal);
  const last = turns.take('a');
  given.abort();
  expect(await gaveUp).toBeNull();
  leave?.();
  leave?.();
  expect(await last).not.toBeNull();
  expect(await Promise.race([turns.take('a'), settled().then(() => 'waits')])).toBe('waits');
});
