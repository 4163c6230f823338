import { expect, test, vi } from 'vitest';

import { delay } from './delay.ts';

test('resolves after the delay and removes its listener', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await delay(1, signal);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test('resolves immediately when it is aborted', async () => {
  const controller = new AbortController();
  const waiting = delay(60_000, controller.signal);
  controller.abort();
  await expect(waiting).resolves.toBeUndefined();
});
