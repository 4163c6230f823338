import { type CompareAddress, type CompareState, defaultCompareState } from '../comparison/compareState.ts';

/** A comparison that shows this state, and changes nothing. */
export const stillAddress = (part: Partial<CompareState> = {}): CompareAddress => ({
  state: { ...defaultCompareState, ...part },
  change: () => {},
  choose: () => {},
});
