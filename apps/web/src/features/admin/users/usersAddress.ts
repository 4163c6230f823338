import { searchable } from '../../../lists/browseAddress.ts';
import { wholeNumber } from '../../../wholeNumber.ts';

/** The dialog that is open over the list, and the account it is about. */
export type UserDialog = { open: 'create' } | { open: 'edit' | 'delete'; user: number };

export interface UsersState {
  q: string;
  dialog: UserDialog | null;
}

/** Reads an address; a dialog that does not say which account it is about is as if it were not there. */
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

/** The shortest address that says the same. */
export function writeUsersAddress({ q, dialog }: UsersState): URLSearchParams {
  const address = new URLSearchParams();
  if (q !== '') address.set('q', q);
  if (!dialog) return address;
  address.set('open', dialog.open);
  if (dialog.open !== 'create') address.set('user', String(dialog.user));
  return address;
}
