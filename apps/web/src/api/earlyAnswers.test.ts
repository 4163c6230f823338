import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { askEarly, takeEarly } from './earlyAnswers.ts';

const headers = (token: string) => new Headers({ authorization: `Bearer ${token}`, 'accept-language': 'en' });
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('answer')));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  void askEarly('/api/startups/1', headers('ana'));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer that was asked for early is taken once', async () => {
  expect(await (await takeEarly('/api/startups/1', headers('ana')))?.text()).toBe('answer');
  expect(takeEarly('/api/startups/1', headers('ana'))).toBeUndefined();
});

test('nobody takes what was asked for somebody else, or in another language', () => {
  expect(takeEarly('/api/startups/1', headers('ben'))).toBeUndefined();
  expect(takeEarly('/api/startups/2', headers('ana'))).toBeUndefined();
});

test('an answer that nobody took in time is asked for anew', () => {
  vi.advanceTimersByTime(10_000);
  expect(takeEarly('/api/startups/1', headers('ana'))).toBeUndefined();
});

test('whoever takes a question that failed hears of it', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  void askEarly('/api/startups/3', headers('ana'));
  await expect(takeEarly('/api/startups/3', headers('ana'))).rejects.toThrow('no network');
});
