import type { FactId } from '@aval/contract';
import { useSearchParams } from 'react-router-dom';

import { useOverlayHistory } from '../../../shell/layout/useOverlayHistory.ts';
import { readHistoryAddress, writeHistoryAddress } from './detailAddress.ts';

/** The fact whose history is open, as in the address, and how to open and close it. */
export function useFactHistory() {
  const [address] = useSearchParams();
  const overlay = useOverlayHistory();
  return {
    field: readHistoryAddress(address),
    open: (field: FactId) => overlay.open(writeHistoryAddress(address, field)),
    close: () => overlay.close(writeHistoryAddress(address, null)),
  };
}
