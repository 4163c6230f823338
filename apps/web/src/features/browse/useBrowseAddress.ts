import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { type BrowseState, defaultState, readAddress, searchable, writeAddress } from '../../lists/browseAddress.ts';

interface BrowseAddress {
  state: BrowseState;
  /** Changes part of the address and returns to the first page, unless the part is a page. */
  change: (part: Partial<BrowseState>) => void;
  /** Goes to the last page in place of one that is not there. */
  showLast: (page: number) => void;
  clear: () => void;
}

/**
 * What the address of the list says, and how to change it. The address follows a moment after a change, several of them
 * one after the other; further changes until it has caught up build on the last one, so that none is lost.
 *
 * @param first what an empty address says; the same object every time.
 */
export function useBrowseAddress(first: BrowseState = defaultState): BrowseAddress {
  const [address, setAddress] = useSearchParams();
  const state = readAddress(address, first);
  const wanted = useRef<{ state: BrowseState; pendingAddresses: readonly string[] }>(null);

  useEffect(() => {
    if (wanted.current?.pendingAddresses.at(-1) === String(address)) wanted.current = null;
  }, [address]);

  /** What is wanted while the address is on its way there. */
  const pending = () => (wanted.current?.pendingAddresses.includes(String(address)) ? wanted.current : null);

  function want(next: BrowseState): URLSearchParams {
    const nextAddress = writeAddress(next, first);
    const passed = pending()?.pendingAddresses ?? [String(address)];
    wanted.current = { state: next, pendingAddresses: [...passed, String(nextAddress)] };
    return nextAddress;
  }

  function change(part: Partial<BrowseState>) {
    const next = { ...(pending()?.state ?? state), page: 1, ...part };
    setAddress(want({ ...next, q: searchable(next.q) }), {
      replace: part.q !== undefined,
      preventScrollReset: part.page === undefined,
    });
  }

  function showLast(page: number) {
    setAddress(writeAddress({ ...state, page }, first), { replace: true });
  }

  function clear() {
    setAddress(want(first));
  }

  return { state, change, showLast, clear };
}
