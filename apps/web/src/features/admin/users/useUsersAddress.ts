import type { UserDialog } from '@aval/screens';
import { useSearchParams } from 'react-router-dom';

import { searchable } from '../../../lists/browseAddress.ts';
import { useOverlayHistory } from '../../../shell/layout/useOverlayHistory.ts';
import { readUsersAddress, writeUsersAddress } from './usersAddress.ts';

/** The state in the address of the user list, and how to change it. */
export function useUsersAddress() {
  const [address, setAddress] = useSearchParams();
  const overlay = useOverlayHistory();
  const state = readUsersAddress(address);
  return {
    ...state,
    search: (q: string) =>
      setAddress(writeUsersAddress({ q: searchable(q), dialog: null }), { replace: true, preventScrollReset: true }),
    show: (dialog: UserDialog) => overlay.open(writeUsersAddress({ ...state, dialog })),
    close: () => overlay.close(writeUsersAddress({ ...state, dialog: null })),
  };
}
