import { createContext, useContext, useEffect, useState } from 'react';

export const everySecond = 1000;

/** The clock in milliseconds since 1970; stories stop it, so that their pictures do not change. */
export const ClockContext = createContext(() => Date.now());

/**
 * The current time in milliseconds, updated regularly.
 *
 * @param stepMs The update interval; null for no updates.
 */
export function useNow(stepMs: number | null): number {
  const clock = useContext(ClockContext);
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (stepMs === null) return undefined;
    const timer = setInterval(() => setNow(clock()), stepMs);
    return () => clearInterval(timer);
  }, [clock, stepMs]);
  return now;
}
