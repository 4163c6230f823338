import { useState } from 'react';

import type { DetailState } from './detailState.ts';

const initial: DetailState = { lens: 'general', at: null, tab: 'value', whatIf: null };

/** Keeps what the page of a startup shows, for apps that do not keep it in the address. */
export function useDetailState(first: Partial<DetailState> = {}): {
  state: DetailState;
  onChange: (part: Partial<DetailState>) => void;
} {
  const [state, setState] = useState<DetailState>({ ...initial, ...first });
  return { state, onChange: (part) => setState((now) => ({ ...now, ...part })) };
}
