// @vitest-environment jsdom
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from './ApiError.ts';
import { queryClient } from './queryClient.ts';

const unanswered = () => new ApiError({ code: 'NETWORK', status: 0, message: '' });

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.mount();
});

afterEach(() => {
  queryClient.unmount();
  queryClient.clear();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

function observe(queryFn: () => Promise<string>) {
  const observer = new QueryObserver(queryClient, { queryKey: ['anything'], queryFn });
  return { observer, stop: observer.subscribe(() => undefined) };
}

describe('when offline', () => {
  it('a query fails instead of waiting forever, and is refetched when the network is back', async () => {
    onlineManager.setOnline(false);
    const queryFn = vi.fn<() => Promise<string>>(() => Promise.reject(unanswered()));
    const { observer, stop } = observe(queryFn);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    expect(queryFn).toHaveBeenCalledTimes(3);
    queryFn.mockImplementation(() => Promise.resolve('there'));
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(observer.getCurrentResult().data).toBe('there');
    stop();
  });
});

describe('a failed query', () => {
  it.each([
    ['UNAVAILABLE', 503, 3],
    ['INTERNAL', 500, 1],
    ['FORBIDDEN', 403, 1],
    ['RATE_LIMITED', 429, 1],
  ] as const)('after %s (%d) was requested %d times', async (code, status, times) => {
    const queryFn = vi.fn<() => Promise<string>>(() => Promise.reject(new ApiError({ code, status, message: '' })));
    const { observer, stop } = observe(queryFn);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(observer.getCurrentResult().status).toBe('error');
    expect(queryFn).toHaveBeenCalledTimes(times);
    stop();
  });
});

describe('a failed mutation', () => {
  it.each([
    ['NOT_FOUND', 404, 2],
    ['FORBIDDEN', 403, 1],
  ] as const)('after %s (%d) the data on screen was requested %d times', async (code, status, times) => {
    const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('shown'));
    const { stop } = observe(queryFn);
    await vi.advanceTimersByTimeAsync(100);
    const refusal = new ApiError({ code, status, message: '' });
    const change = new MutationObserver(queryClient, { mutationFn: () => Promise.reject(refusal) });
    await expect(change.mutate()).rejects.toBe(refusal);
    await vi.advanceTimersByTimeAsync(100);
    expect(queryFn).toHaveBeenCalledTimes(times);
    stop();
  });
});
