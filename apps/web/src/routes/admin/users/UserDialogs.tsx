import type { User } from '@aval/contract';

import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { EditUserDialog } from './EditUserDialog.tsx';
import type { UserDialog } from './usersAddress.ts';

interface UserDialogsProps {
  dialog: UserDialog | null;
  users: readonly User[];
  onClose: () => void;
}

/** The dialog that is open over the list of users. */
export function UserDialogs({ dialog, users, onClose }: UserDialogsProps) {
  if (!dialog) return null;
  if (dialog.open === 'create') return <EditUserDialog onClose={onClose} />;
  const user = users.find(({ id }) => id === dialog.user);
  if (!user) return null;
  return dialog.open === 'edit' ? (
    <EditUserDialog user={user} onClose={onClose} />
  ) : (
    <DeleteUserDialog user={user} onClose={onClose} />
  );
}
