import { useSearchParams } from 'react-router-dom';

import { useOverlayHistory } from '../../../shell/layout/useOverlayHistory.ts';
import { type OwnDialog, readOwnDialog, withOwnDialog } from './myStartupsAddress.ts';

/** The open dialog in the address of My Startups, and how to open and close it. */
export function useOwnDialog() {
  const [address] = useSearchParams();
  const overlay = useOverlayHistory();
  return {
    dialog: readOwnDialog(address),
    show: (dialog: OwnDialog) => overlay.open(withOwnDialog(address, dialog)),
    close: () => overlay.close(withOwnDialog(address, null)),
  };
}
