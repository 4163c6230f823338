import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { type BrowseState, firstState, readAddress, searchable, writeAddress } from './browseAddress.ts';

interface BrowseAddress {
  state: BrowseState;
  /** Changes part of the address and returns to the first page, unless the part is a page. */
  change: (part: Partial<BrowseState>) => void;
  /** Goes to the last page in place of one that is not there. */
  showLast: (page: number) => void;
  clear: () => void;
}

/**
 * What the address of the list says, and how to change it. The address follows a moment after a change; further changes
 * until then build on it, so that none is lost.
 *
 * @param first what an empty address says; the same object every time.
 */
export function useBrowseAddress(first: BrowseState = firstState): BrowseAddress {
  const [address, setAddress] = useSearchParams();
  const state = readAddress(address, first);
  const wanted = useRef<{ since: URLSearchParams; state: BrowseState }>(null);

  function want(next: BrowseState): BrowseState {
    wanted.current = { since: address, state: next };
    return next;
  }

  function change(part: Partial<BrowseState>) {
    const before = wanted.current?.since === address ? wanted.current.state : state;
    const next = { ...before, page: 1, ...part };
    setAddress(writeAddress(want({ ...next, q: searchable(next.q) }), first), {
      replace: part.q !== undefined,
      preventScrollReset: part.page === undefined,
    });
  }

  const showLast = useCallback(
    (page: number) => setAddress(writeAddress({ ...readAddress(address, first), page }, first), { replace: true }),
    [address, setAddress, first],
  );

  function clear() {
    setAddress(writeAddress(want(first), first));
  }

  return { state, change, showLast, clear };
}
