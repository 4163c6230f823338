import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { searchable } from '../../lists/browseAddress.ts';
import { useOverlayHistory } from '../../shell/layout/useOverlayHistory.ts';
import { noDialog, type PortfoliosState, readPortfoliosAddress, writePortfoliosAddress } from './portfoliosAddress.ts';

type DialogPart = Partial<Pick<PortfoliosState, 'open' | 'portfolio' | 'startup' | 'find' | 'findPage'>>;

export interface PortfoliosAddress {
  state: PortfoliosState;
  /** Searches the list and returns to its first page. */
  search: (q: string) => void;
  showPage: (page: number) => void;
  /** Opens a dialog, or another step of the open one. */
  show: (part: DialogPart) => void;
  closeDialog: () => void;
}

/**
 * The state in the address of My Portfolios, and how to change it. The router applies changes asynchronously; a further
 * change until then builds on the pending one, so that none is lost.
 */
export function usePortfoliosAddress(): PortfoliosAddress {
  const [address, setAddress] = useSearchParams();
  const overlay = useOverlayHistory();
  const state = readPortfoliosAddress(address);
  const wanted = useRef<{ since: URLSearchParams; state: PortfoliosState }>(null);

  function change(part: Partial<PortfoliosState>): URLSearchParams {
    const before = wanted.current?.since === address ? wanted.current.state : state;
    const next = { ...before, ...part };
    wanted.current = { since: address, state: next };
    return writePortfoliosAddress(next);
  }

  function show({ find, ...part }: DialogPart) {
    const searched = find === undefined ? {} : { find: searchable(find) };
    const next = change({ startup: null, findPage: 1, ...searched, ...part });
    if (state.open === null) overlay.open(next);
    else overlay.move(next);
  }

  return {
    state,
    search: (q) => setAddress(change({ q: searchable(q), page: 1 }), { replace: true, preventScrollReset: true }),
    showPage: (page) => setAddress(change({ page })),
    show,
    closeDialog: () => overlay.close(change(noDialog)),
  };
}
