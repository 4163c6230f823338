import type { Lens } from '@aval/metrics';
import { useSearchParams } from 'react-router-dom';

import { useIsUnmounted } from '../../../shell/layout/useIsUnmounted.ts';
import { type DetailState, readDetailAddress, writeDetailAddress } from './detailAddress.ts';

interface DetailAddress {
  state: DetailState;
  /** Changes part of the state while the page is open, and keeps the scroll position. */
  change: (part: Partial<DetailState>) => void;
}

/** The state in the address of the page, and how to change it. */
export function useDetailAddress(lenses: readonly Lens[]): DetailAddress {
  const [address, setAddress] = useSearchParams();
  const isUnmounted = useIsUnmounted();
  return {
    state: readDetailAddress(address, lenses),
    change: (part) => {
      // A recalculation may end after another page was opened.
      if (isUnmounted()) return;
      setAddress((now) => writeDetailAddress({ ...readDetailAddress(now, lenses), ...part }, lenses), {
        preventScrollReset: true,
        replace: true,
      });
    },
  };
}
