import { useEffect, useRef } from 'react';

interface LogRefresh {
  /** Seconds from the end of one refresh to the next. */
  interval: number;
  isPaused: boolean;
  onRefresh: (() => unknown) | undefined;
}

/**
 * Refreshes periodically while not paused. The next refresh waits for the promise of the last, so slow responses never
 * pile up.
 */
export function useLogRefresh({ interval, isPaused, onRefresh }: LogRefresh): void {
  const refresh = useRef(onRefresh);
  const isRefreshing = onRefresh !== undefined && !isPaused;

  useEffect(() => {
    refresh.current = onRefresh;
  }, [onRefresh]);

  useEffect(() => {
    if (!isRefreshing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const plan = (): void => {
      if (!isOver) timer = setTimeout(() => void beat(), interval * 1000);
    };
    const beat = async (): Promise<void> => {
      try {
        await refresh.current?.();
      } catch {
        // The parent reports failures as the panel's `error`; refreshing continues.
      }
      plan();
    };
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [interval, isRefreshing]);
}
