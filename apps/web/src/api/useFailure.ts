import { useState } from 'react';

/**
 * Why a query has nothing new to show: also while it is asked for again, by hand or by the clock, so that what says so
 * stays until there is an answer.
 */
export function useFailure(error: Error | null, data: unknown): Error | null {
  const [last, setLast] = useState<{ error: Error | null; data: unknown }>({ error, data });
  const isSettled = error !== null || data !== undefined;
  if (isSettled && (last.error !== error || last.data !== data)) setLast({ error, data });
  return isSettled ? error : last.error;
}
