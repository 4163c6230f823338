import { expect, test, vi } from 'vitest';

import { delay } from './delay.ts';

test('ends by itself, and leaves no listener behind', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await delay(1, signal);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test('ends at once when it is broken off', async () => {
  const controller = new AbortController();
  const waiting = delay(60_000, controller.signal);
  controller.abort();
  await expect(waiting).resolves.toBeUndefined();
});
