import { useEffect, useState } from 'react';

export const everySecond = 1000;

/**
 * The moment in milliseconds, and how it goes on.
 *
 * @param stepMs after how long it is looked up again; null while it may stand still.
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
