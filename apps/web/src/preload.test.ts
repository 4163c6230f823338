// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { preload, preloadFrom } from './preload.ts';

const load = (name: string) => vi.fn<() => Promise<() => null>>(() => Promise.resolve(() => null)).mockName(name);
const [frame, list, detail, failing] = [load('frame'), load('list'), load('detail'), load('failing')];

beforeEach(() => {
  failing.mockRejectedValue(new TypeError('Failed to fetch'));
  preloadFrom([
    {
      lazy: { Component: frame },
      children: [
        { path: '/startups', lazy: { Component: list } },
        { path: '/startups/:id', lazy: { Component: detail } },
        { path: '/gone', lazy: { Component: failing } },
      ],
    },
  ]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the code of a page and of what stands around it is fetched, and no other', () => {
  preload('/startups/7?lens=general');
  expect(frame).toHaveBeenCalledOnce();
  expect(detail).toHaveBeenCalledOnce();
  expect(list).not.toHaveBeenCalled();
});

test('an address of no page fetches nothing', () => {
  preload('/nowhere');
  expect(frame).not.toHaveBeenCalled();
});

test('a page that cannot be fetched now is left for later', async () => {
  const onUnhandled = vi.fn<() => void>();
  process.on('unhandledRejection', onUnhandled);
  preload('/gone');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(failing).toHaveBeenCalledOnce();
  expect(onUnhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', onUnhandled);
});

test('nothing is fetched ahead for somebody who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  preload('/startups');
  expect(list).not.toHaveBeenCalled();
});
