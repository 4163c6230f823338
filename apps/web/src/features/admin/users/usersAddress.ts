import type { UserDialog } from '@aval/screens';

import { searchable } from '../../../lists/browseAddress.ts';
import { wholeNumber } from '../../../wholeNumber.ts';

export interface UsersState {
  q: string;
  dialog: UserDialog | null;
}

/** Reads an address; a dialog without a valid account is ignored. */
export function readUsersAddress(address: URLSearchParams): UsersState {
  return { q: searchable(address.get('q') ?? ''), dialog: dialogOf(address) };
}

function dialogOf(address: URLSearchParams): UserDialog | null {
  const open = address.get('open');
  const user = wholeNumber(address.get('user'));
  if (open === 'create') return { open };
  if (open !== 'edit' && open !== 'delete') return null;
  return user === null ? null : { open, user };
}

/** The shortest address for this state. */
export function writeUsersAddress({ q, dialog }: UsersState): URLSearchParams {
  const address = new URLSearchParams();
  if (q !== '') address.set('q', q);
  if (!dialog) return address;
  address.set('open', dialog.open);
  if (dialog.open !== 'create') address.set('user', String(dialog.user));
  return address;
}
