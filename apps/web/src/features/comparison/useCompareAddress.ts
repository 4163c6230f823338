import type { Lens } from '@aval/metrics';
import type { CompareAddress, CompareState } from '@aval/screens';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { readCompareAddress, writeCompareAddress } from './compareAddress.ts';

/** The state in the address of a comparison, and how to change it. */
export function useCompareAddress(lenses: readonly Lens[]): CompareAddress {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readCompareAddress(address, lenses), [address, lenses]);
  const update = useCallback(
    (next: (now: CompareState) => CompareState) =>
      setAddress((now) => writeCompareAddress(next(readCompareAddress(now, lenses))), {
        preventScrollReset: true,
        replace: true,
      }),
    [setAddress, lenses],
  );
  const change = useCallback((part: Partial<CompareState>) => update((now) => ({ ...now, ...part })), [update]);
  const choose = useCallback(
    (column: number, calculation: number | null) =>
      update((now) => {
        const chosen = new Map(now.chosen);
        if (calculation === null) chosen.delete(column);
        else chosen.set(column, calculation);
        return { ...now, chosen };
      }),
    [update],
  );
  return useMemo(() => ({ state, change, choose }), [state, change, choose]);
}
