import type { Lens } from '@aval/metrics';
import type { DetailState } from '@aval/screens';
import { useSearchParams } from 'react-router-dom';

import { useIsUnmounted } from '../../../shell/layout/useIsUnmounted.ts';
import { readDetailAddress, readHistoryAddress, writeDetailAddress, writeHistoryAddress } from './detailAddress.ts';

interface DetailAddress {
  state: DetailState;
  /** Changes part of the state while the page is open, and keeps the scroll position. */
  change: (part: Partial<DetailState>) => void;
  /** The link that opens the page with this part of its state changed. */
  linkOf: (part: Partial<DetailState>) => string;
}

/** The state in the address of the page, and how to change it. */
export function useDetailAddress(lenses: readonly Lens[]): DetailAddress {
  const [address, setAddress] = useSearchParams();
  const isUnmounted = useIsUnmounted();
  const state = readDetailAddress(address, lenses);
  return {
    state,
    change: (part) => {
      // A recalculation may end after another page was opened.
      if (isUnmounted()) return;
      setAddress(
        (now) =>
          writeHistoryAddress(
            writeDetailAddress({ ...readDetailAddress(now, lenses), ...part }, lenses),
            readHistoryAddress(now),
          ),
        { preventScrollReset: true, replace: true },
      );
    },
    linkOf: (part) => {
      const { origin, pathname } = window.location;
      return `${origin}${pathname}?${writeDetailAddress({ ...state, ...part }, lenses)}`;
    },
  };
}
