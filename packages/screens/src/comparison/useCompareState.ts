import { useState } from 'react';

import { type CompareAddress, type CompareState, defaultCompareState } from './compareState.ts';

/** Keeps what a comparison shows, for apps that do not keep it in the address. */
export function useCompareState(first: Partial<CompareState> = {}): CompareAddress {
  const [state, setState] = useState<CompareState>({ ...defaultCompareState, ...first });
  return {
    state,
    change: (part) => setState((now) => ({ ...now, ...part })),
    choose: (column, calculation) =>
      setState((now) => {
        const chosen = new Map(now.chosen);
        if (calculation === null) chosen.delete(column);
        else chosen.set(column, calculation);
        return { ...now, chosen };
      }),
  };
}
