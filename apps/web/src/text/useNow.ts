import { useEffect, useState } from 'react';

export const everySecond = 1000;

/**
 * The current time in milliseconds, updated regularly.
 *
 * @param stepMs The update interval; null for no updates.
 */
export function useNow(stepMs: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (stepMs === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return now;
}
