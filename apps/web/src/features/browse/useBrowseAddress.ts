import { type BrowseState, defaultBrowseState } from '@aval/screens';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { readAddress, searchable, writeAddress } from '../../lists/browseAddress.ts';

interface BrowseAddress {
  state: BrowseState;
  /** Changes part of the state and returns to the first page, unless the page itself is changed. */
  change: (part: Partial<BrowseState>) => void;
  /** Replaces a page that does not exist by the last one. */
  showLast: (page: number) => void;
  clear: () => void;
}

/**
 * The state in the address of the list, and how to change it. The router applies changes asynchronously; further
 * changes until then build on the pending state, so that none is lost.
 *
 * @param first The state of an empty address; must be the same object on every render.
 */
export function useBrowseAddress(first: BrowseState = defaultBrowseState): BrowseAddress {
  const [address, setAddress] = useSearchParams();
  const state = readAddress(address, first);
  const wanted = useRef<{ state: BrowseState; pendingAddresses: readonly string[] }>(null);

  useEffect(() => {
    if (wanted.current?.pendingAddresses.at(-1) === String(address)) wanted.current = null;
  }, [address]);

  /** The pending state, while the router has not applied it yet. */
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
