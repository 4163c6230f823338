import type { Lens } from '@aval/metrics';
import { useSearchParams } from 'react-router-dom';

import { useIsUnmounted } from '../../../shell/layout/useIsUnmounted.ts';
import { type DetailState, readDetailAddress, writeDetailAddress } from './detailAddress.ts';

interface DetailAddress {
  state: DetailState;
  /** Changes part of the address while the page is open; it stays where it is scrolled to. */
  change: (part: Partial<DetailState>) => void;
}

/** What the address of the page says, and how to change it. */
export function useDetailAddress(lenses: readonly Lens[]): DetailAddress {
  const [address, setAddress] = useSearchParams();
  const isUnmounted = useIsUnmounted();
  return {
    state: readDetailAddress(address, lenses),
    change: (part) => {
      // A recalculation may end when another page is open.
      if (isUnmounted()) return;
      setAddress((now) => writeDetailAddress({ ...readDetailAddress(now, lenses), ...part }, lenses), {
        preventScrollReset: true,
        replace: true,
      });
    },
  };
}
